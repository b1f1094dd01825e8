import { readField } from '../../graphql/context';
import { isBlank, type CodedText } from './codedText';
import { isInline, readInlineNodes, writeInlineNodes } from './inlineNodes';

/** A paragraph, heading or list item of a rich text. */
export interface RichTextPart {
  /** Position in the tree: indices of children joined by dots, "0.1". */
  key: string;
  /** "Paragraph", "Heading", "List item", or what Lexical calls it. */
  noun: string;
  text: CodedText;
}

const nouns: Readonly<Record<string, string>> = {
  paragraph: 'Paragraph',
  heading: 'Heading',
  listitem: 'List item',
  quote: 'Quote',
};

const childrenOf = (node: unknown): readonly unknown[] => {
  const children = readField(node, 'children');
  return Array.isArray(children) ? children : [];
};

const nounOf = (node: unknown): string => {
  const type = readField(node, 'type');
  return typeof type === 'string' ? (nouns[type] ?? type) : '';
};

const findParts = (node: unknown, path: readonly number[]): RichTextPart[] => {
  const children = childrenOf(node);
  const line = children.filter(isInline);
  const own =
    line.length === 0 ? [] : [{ key: path.join('.'), noun: nounOf(node), text: readInlineNodes(line) }];
  const inner = children.flatMap((child, index) =>
    isInline(child) ? [] : findParts(child, [...path, index]),
  );
  return [...own.filter(({ text }) => !isBlank(text)), ...inner];
};

export const readRichTextParts = (value: unknown): RichTextPart[] => findParts(readField(value, 'root'), []);

const replaceIn = (
  node: unknown,
  path: readonly number[],
  translations: ReadonlyMap<string, CodedText>,
): unknown => {
  if (typeof node !== 'object' || node === null || !('children' in node)) return node;
  const translation = translations.get(path.join('.'));
  const children = childrenOf(node).flatMap((child, index) => {
    if (!isInline(child)) return [replaceIn(child, [...path, index], translations)];
    return translation ? [] : [child];
  });
  return { ...node, children: translation ? [...writeInlineNodes(translation), ...children] : children };
};

export const replaceRichTextParts = (
  value: unknown,
  translations: ReadonlyMap<string, CodedText>,
): object => ({ root: replaceIn(structuredClone(readField(value, 'root')), [], translations) });
