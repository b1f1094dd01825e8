import type { FlattenedField } from 'payload';
import { readField } from './context';

/** Searchable content of a page: its own text, or a picture or file that has texts. */
export type Shown = { text: string } | { upload: string; id: string };

/** Characters of a page's text; longer ones are cut. */
export const longestText = 20_000;

const inlineNodes: readonly unknown[] = ['link', 'autolink'];

/** Text of a Lexical node. Blocks are separated by spaces, nodes inside a paragraph are not. */
export const lexicalText = (node: unknown): string => {
  const text = readField(node, 'text');
  if (typeof text === 'string') return text;
  const children = readField(node, 'children');
  if (!Array.isArray(children)) return ' ';
  const inner = children.map(lexicalText).join('');
  return inlineNodes.includes(readField(node, 'type')) ? inner : ` ${inner} `;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns the text of a field, or all texts of a field with many. */
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).filter(isText);

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Texts are localised fields, unlike slugs, addresses and parameters. */
const findInField = (field: FlattenedField, value: unknown): Shown[] => {
  if (field.type === 'text' || field.type === 'textarea')
    return field.localized === true ? textsOf(value).map((text) => ({ text })) : [];
  if (field.type === 'richText') return [{ text: lexicalText(readField(value, 'root')) }];
  if (field.type === 'upload')
    return typeof field.relationTo === 'string' && isText(value)
      ? [{ upload: field.relationTo, id: value }]
      : [];
  if (field.type === 'array') return rowsOf(value).flatMap((row) => findShown(field.flattenedFields, row));
  if (field.type === 'group' || field.type === 'tab') return findShown(field.flattenedFields, value);
  if (field.type === 'blocks')
    return rowsOf(value).flatMap((row) => {
      const block = field.blocks.find(({ slug }) => slug === readField(row, 'blockType'));
      return findShown(block?.flattenedFields ?? [], row);
    });
  return [];
};

/**
 * Returns the content of a document in the order of the model; relations as ids (depth 0). Covers new modules without a
 * change.
 */
export const findShown = (fields: readonly FlattenedField[], document: unknown): Shown[] =>
  fields.flatMap((field) => findInField(field, readField(document, field.name)));

const collapseText = (text: string): string => text.replaceAll('{name}', ' ').replaceAll(/\s+/g, ' ').trim();

/**
 * One text a line, at most `longestText` characters: texts that are separate on the page stay separate. `{name}` is
 * replaced by a product's name, which is not the page's.
 */
export const joinTexts = (text: readonly string[]): string =>
  text
    .map(collapseText)
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, longestText)
    .replace(/[\uD800-\uDBFF]$/, '');
