import type { FlattenedField } from 'payload';
import { labelIn } from '../../german/labelOf';
import { readField } from '../../graphql/context';

export interface LocalizedField {
  /** Names of fields and ids of rows joined by dots: "modules.65f0.links.77aa.link.text". */
  path: string;
  /** Label for editors: "Hero banner › Link 1 › Words". */
  place: string;
  /** Row of its module; null for a field of the page itself. */
  blockId: string | null;
  format: 'text' | 'texts' | 'richText';
  /** Characters; null for any number. */
  maxLength: number | null;
  /** Values by language. */
  values: unknown;
}

interface Where {
  path: readonly string[];
  place: readonly string[];
  blockId: string | null;
}

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const wordsOr = (label: unknown, name: string): string => labelIn(label, 'en') ?? name;

const rowIdOf = (row: unknown): string => {
  const id = readField(row, 'id');
  return typeof id === 'string' ? id : '';
};

const isText = (field: FlattenedField): boolean => field.type === 'text' || field.type === 'textarea';

const formatOf = (field: FlattenedField): LocalizedField['format'] => {
  if (field.type === 'richText') return 'richText';
  return field.type === 'text' && field.hasMany === true ? 'texts' : 'text';
};

const maxLengthOf = (field: FlattenedField): number | null =>
  field.type === 'text' || field.type === 'textarea' ? (field.maxLength ?? null) : null;

const findInBlocks = (
  field: Extract<FlattenedField, { type: 'blocks' }>,
  rows: readonly unknown[],
  at: Where,
): LocalizedField[] =>
  rows.flatMap((row) => {
    const block = field.blocks.find(({ slug }) => slug === readField(row, 'blockType'));
    const id = rowIdOf(row);
    const label = wordsOr(block?.labels?.singular, block?.slug ?? '');
    return findLocalizedFields(block?.flattenedFields ?? [], row, {
      path: [...at.path, id],
      place: [...at.place, label],
      blockId: at.blockId ?? id,
    });
  });

const findInField = (field: FlattenedField, value: unknown, at: Where): LocalizedField[] => {
  const path = [...at.path, field.name];
  const label = wordsOr('label' in field ? field.label : undefined, field.name);
  if (field.type === 'blocks') return findInBlocks(field, rowsOf(value), { ...at, path });
  if (field.type === 'array')
    return rowsOf(value).flatMap((row, index) =>
      findLocalizedFields(field.flattenedFields, row, {
        ...at,
        path: [...path, rowIdOf(row)],
        place: [...at.place, `${wordsOr(field.labels?.singular, label)} ${index + 1}`],
      }),
    );
  if (field.type === 'group' || field.type === 'tab')
    return findLocalizedFields(field.flattenedFields, value, { ...at, path });
  if (!isText(field) && field.type !== 'richText') return [];
  if (!('localized' in field) || field.localized !== true) return [];
  return [
    {
      path: path.join('.'),
      place: [...at.place, label].join(' › '),
      blockId: at.blockId,
      format: formatOf(field),
      maxLength: maxLengthOf(field),
      values: value,
    },
  ];
};

const ownLocation: Where = { path: [], place: [], blockId: null };

/** The fields of a document read with every language, in the order of the model. A new module needs nothing here. */
export const findLocalizedFields = (
  fields: readonly FlattenedField[],
  document: unknown,
  at: Where = ownLocation,
): LocalizedField[] => fields.flatMap((field) => findInField(field, readField(document, field.name), at));
