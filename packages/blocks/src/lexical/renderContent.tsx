import type { JSX, ReactNode } from 'react';
import { Link, Prose } from '@kmx/design-system';
import type { BlockContext } from '../contract/BlockContext';
import { decideLink } from '../shared/layout/decideLink';
import { sharedMessages } from '../shared/messages/shared.messages';
import type { BlockNode, InlineNode, ListNode, TextMark } from './LexicalContent';
import { reportUnknown } from './reportUnknown';

type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

const headingTags: readonly HeadingTag[] = ['h2', 'h3', 'h4', 'h5', 'h6'];

const markTags: Record<TextMark, keyof JSX.IntrinsicElements> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
};

/**
 * Renders rich text as React nodes. `level` is that of its first headings: one below the block's title. A function and
 * not a component, so that its errors are caught where the block is called.
 */
export const renderContent = (
  nodes: readonly BlockNode[],
  context: BlockContext,
  level: number = context.headingLevel + 1,
): ReactNode => <Prose>{nodes.map((node, index) => renderBlock(node, index, context, level))}</Prose>;

function renderBlock(node: BlockNode, key: number, context: BlockContext, level: number): ReactNode {
  switch (node.kind) {
    case 'paragraph':
      return <p key={key}>{renderInline(node.children, context)}</p>;
    case 'heading': {
      const Tag = headingTags[level - 2 + node.depth] ?? 'h6';
      return <Tag key={key}>{renderInline(node.children, context)}</Tag>;
    }
    case 'list':
      return renderList(node, key, context);
    case 'rule':
      return <hr key={key} />;
    case 'unknown':
      return reportUnknown(node, key, context);
  }
}

function renderList({ isOrdered, items }: ListNode, key: number, context: BlockContext): ReactNode {
  const Tag = isOrdered ? 'ol' : 'ul';
  return (
    <Tag key={key}>
      {items.map(({ content, lists }, index) => (
        <li key={index}>
          {renderInline(content, context)}
          {lists.map((list, place) => renderList(list, place, context))}
        </li>
      ))}
    </Tag>
  );
}

const renderInline = (nodes: readonly InlineNode[], context: BlockContext): ReactNode =>
  nodes.map((node, index) => renderInlineNode(node, index, context));

function renderInlineNode(node: InlineNode, key: number, context: BlockContext): ReactNode {
  switch (node.kind) {
    case 'text':
      return renderText(node.text, node.marks, key);
    case 'lineBreak':
      return <br key={key} />;
    case 'link':
      return renderLink(node, key, context);
    case 'unknown':
      return reportUnknown(node, key, context);
  }
}

function renderText(text: string, marks: readonly TextMark[], key: number): ReactNode {
  const [mark, ...inner] = marks;
  if (!mark) return text;
  const Tag = markTags[mark];
  return <Tag key={key}>{renderText(text, inner, 0)}</Tag>;
}

/** A link without target renders its text. */
function renderLink(
  { link, children }: Extract<InlineNode, { kind: 'link' }>,
  key: number,
  context: BlockContext,
): ReactNode {
  const content = renderInline(children, context);
  const shown = decideLink(link, context);
  if (!shown) return <span key={key}>{content}</span>;
  return (
    <Link
      key={key}
      href={shown.href}
      dataLink={shown.kind}
      isExternal={link?.kind === 'external' && shown.href.startsWith('http')}
      openInNewTab={shown.openInNewTab}
      newTabLabel={context.intl.formatMessage(sharedMessages.newTab)}
    >
      {content}
    </Link>
  );
}
