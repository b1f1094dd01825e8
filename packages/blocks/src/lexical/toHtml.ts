import { contentSchema } from './lexical.schema';
import type { BlockNode, InlineNode, ListNode } from './LexicalContent';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeText = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign);

function toText(node: InlineNode): string {
  switch (node.kind) {
    case 'text':
      return escapeText(node.text);
    case 'lineBreak':
      return '<br>';
    case 'link':
      return node.children.map(toText).join('');
    case 'unknown':
      return '';
  }
}

const toElement = (tag: string, children: readonly InlineNode[]): string =>
  `<${tag}>${children.map(toText).join('')}</${tag}>`;

function toList({ isOrdered, items }: ListNode): string {
  const tag = isOrdered ? 'ol' : 'ul';
  const entries = items.map(
    ({ content, lists }) => `<li>${content.map(toText).join('')}${lists.map(toList).join('')}</li>`,
  );
  return `<${tag}>${entries.join('')}</${tag}>`;
}

function toBlock(node: BlockNode): string {
  switch (node.kind) {
    case 'paragraph':
      return toElement('p', node.children);
    case 'heading':
      return toElement('h3', node.children);
    case 'list':
      return toList(node);
    case 'rule':
    case 'unknown':
      return '';
  }
}

/** Plain HTML of the editor's tree for structured data, without marks and links; empty if it cannot be read. */
export const toHtml = (tree: unknown): string =>
  (contentSchema.safeParse(tree).data ?? []).map(toBlock).join('');
