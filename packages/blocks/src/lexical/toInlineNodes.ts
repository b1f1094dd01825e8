import type { LexicalNode } from './lexical.schema';
import type { InlineNode, TextMark } from './LexicalContent';
import { toContentLink } from './toContentLink';

/** Bits of Lexical's text format. */
const markBits: readonly (readonly [number, TextMark])[] = [
  [1, 'bold'],
  [2, 'italic'],
  [4, 'strikethrough'],
  [8, 'underline'],
  [16, 'code'],
  [32, 'subscript'],
  [64, 'superscript'],
];

const toMarks = (format: LexicalNode['format']): readonly TextMark[] =>
  typeof format === 'number' ? markBits.filter(([bit]) => (format & bit) !== 0).map(([, mark]) => mark) : [];

export const toInlineNodes = (nodes: readonly LexicalNode[]): readonly InlineNode[] =>
  nodes.map(toInlineNode);

function toInlineNode(node: LexicalNode): InlineNode {
  switch (node.type) {
    case 'text':
      return { kind: 'text', text: node.text ?? '', marks: toMarks(node.format) };
    case 'linebreak':
      return { kind: 'lineBreak' };
    case 'tab':
      return { kind: 'text', text: ' ', marks: [] };
    case 'link':
    case 'autolink':
      return { kind: 'link', link: toContentLink(node.fields), children: toInlineNodes(node.children ?? []) };
    default:
      return { kind: 'unknown', type: node.type };
  }
}
