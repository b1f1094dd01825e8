import type { Block, Field } from 'payload';
import { blockLabel } from './rowLabel';

interface ModuleDefinition {
  /** camelCase key; with a capital it is the GraphQL type and the folder of the component. */
  key: string;
  label: string;
  plural: string;
  group:
    | 'Opening'
    | 'Text'
    | 'Figures'
    | 'Pictures and film'
    | 'Further links'
    | 'Lists'
    | 'Investors'
    | 'Forms';
  /** Fields tried in order for the row's heading. */
  labelFields: string[];
  fields: Field[];
}

const capitalised = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

/** A module of a page: one Payload block with the names, preview picture and row heading that all modules share. */
export const defineModule = (definition: ModuleDefinition): Block => ({
  slug: definition.key,
  interfaceName: capitalised(definition.key),
  labels: { singular: definition.label, plural: definition.plural },
  admin: {
    ...blockLabel(definition.label, ...definition.labelFields),
    group: definition.group,
    images: {
      icon: `/blocks/${definition.key}.webp`,
      thumbnail: { url: `/blocks/${definition.key}.webp`, alt: `Layout of the module "${definition.label}"` },
    },
  },
  fields: definition.fields,
});
