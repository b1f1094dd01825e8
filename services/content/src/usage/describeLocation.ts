import type { FlattenedField } from 'payload';
import { labelIn } from '../german/labelOf';
import { readField } from '../graphql/context';

/** The health board is in English, and so is the list of uses. */
const wordsOr = (label: unknown, name: string): string => labelIn(label, 'en') ?? name;

const nounOfBlock = (field: Extract<FlattenedField, { type: 'blocks' }>, row: unknown): string => {
  const slug = readField(row, 'blockType');
  const block = field.blocks.find((one) => one.slug === slug);
  return wordsOr(block?.labels?.singular, typeof slug === 'string' ? slug : '');
};

/** Label of the location of a mention: the block with its number on the page, else the field. */
export const describeLocation = (
  fields: readonly FlattenedField[],
  document: unknown,
  path: readonly string[],
): string => {
  const [name = '', position = ''] = path;
  const field = fields.find((one) => one.name === name);
  if (field?.type !== 'blocks') return wordsOr(field && 'label' in field ? field.label : undefined, name);
  const rows = readField(document, name);
  const row: unknown = Array.isArray(rows) ? rows[Number(position)] : undefined;
  return `${nounOfBlock(field, row)} (module ${Number(position) + 1})`;
};
