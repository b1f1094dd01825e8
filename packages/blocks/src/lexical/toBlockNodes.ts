import type { LexicalNode } from './lexical.schema';
import type { BlockNode, InlineNode, ListNode } from './LexicalContent';
import { toInlineNodes } from './toInlineNodes';

/** Converts the top-level nodes of a rich text; empty paragraphs, which editors use as spacers, are dropped. */
export const toBlockNodes = (nodes: readonly LexicalNode[]): readonly BlockNode[] =>
  nodes.map(toBlockNode).filter((node) => !isEmpty(node));

function toBlockNode(node: LexicalNode): BlockNode {
  const children = node.children ?? [];
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', children: toInlineNodes(children) };
    case 'heading':
      return { kind: 'heading', depth: node.tag === 'h4' ? 1 : 0, children: toInlineNodes(children) };
    case 'list':
      return toList(node);
    case 'horizontalrule':
      return { kind: 'rule' };
    default:
      return { kind: 'unknown', type: node.type };
  }
}

const isEmpty = (node: BlockNode): boolean =>
  (node.kind === 'paragraph' || node.kind === 'heading') &&
  node.children.every(
    (child) => child.kind === 'lineBreak' || (child.kind === 'text' && child.text.trim() === ''),
  );

/** Lexical stores a nested list in a separate item after its parent item. */
function toList({ listType, tag, children = [] }: LexicalNode): ListNode {
  const items: { content: readonly InlineNode[]; lists: ListNode[] }[] = [];
  for (const item of children) {
    const parts = item.children ?? [];
    const lists = parts.filter(({ type }) => type === 'list').map(toList);
    const content = toInlineNodes(parts.filter(({ type }) => type !== 'list'));
    const previous = items.at(-1);
    if (content.length === 0 && previous) previous.lists.push(...lists);
    else items.push({ content, lists });
  }
  return { kind: 'list', isOrdered: listType === 'number' || tag === 'ol', items };
}
