import type { CollectionConfig } from 'payload';
import { editedByEditors } from '../access/roles';
import { publishOnSites } from '../documents/documentHooks';
import { usesPanel } from '../fields/panels';
import { slugField } from '../fields/slug';
import { localizedTitle } from '../fields/texts';

export const Topics: CollectionConfig = {
  slug: 'topics',
  labels: { singular: 'Topic', plural: 'Topics' },
  graphQL: { singularName: 'Topic', pluralName: 'Topics' },
  admin: {
    group: 'Stories and news',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug'],
    description: 'What stories are about, the same on every site.',
  },
  access: editedByEditors,
  hooks: publishOnSites('topics'),
  fields: [
    localizedTitle('name', { maxLength: 80 }),
    slugField({ description: 'Names the topic in addresses: /stories?topic={slug}.', unique: true }),
    usesPanel,
  ],
};
