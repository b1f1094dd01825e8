import type { SanitizedCollectionConfig } from 'payload';
import { labelIn } from '../german/labelOf';

const isShown = (field: SanitizedCollectionConfig['flattenedFields'][number]): boolean =>
  !(
    'admin' in field &&
    (field.admin?.hidden === true || ('disabled' in (field.admin ?? {}) && field.admin?.disabled))
  );

/** Label of a top-level field in the form; `undefined` for a field that no form shows. */
export const labelOfField = (
  { flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  name: string,
  language: string,
): string | undefined => {
  const field = flattenedFields.find((candidate) => candidate.name === name);
  if (!field || !isShown(field)) return undefined;
  const label = 'label' in field ? field.label : undefined;
  return labelIn(label, language) ?? name;
};

/** "Modules 2" for `modules.1.quote`, as labels count rows from one. */
export const labelOfPath = (label: string, path: string): string => {
  const row = /\.(\d+)(?:\.|$)/.exec(path)?.[1];
  return row === undefined ? label : `${label} ${String(Number(row) + 1)}`;
};
