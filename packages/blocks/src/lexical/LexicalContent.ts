import type { Link } from '@kmx/core';

export type TextMark =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strikethrough'
  | 'code'
  | 'subscript'
  | 'superscript';

export type InlineNode =
  | { readonly kind: 'text'; readonly text: string; readonly marks: readonly TextMark[] }
  | { readonly kind: 'lineBreak' }
  | { readonly kind: 'link'; readonly link: Link | undefined; readonly children: readonly InlineNode[] }
  | UnknownNode;

export interface ListNode {
  readonly kind: 'list';
  readonly isOrdered: boolean;
  readonly items: readonly { readonly content: readonly InlineNode[]; readonly lists: readonly ListNode[] }[];
}

export type BlockNode =
  | { readonly kind: 'paragraph'; readonly children: readonly InlineNode[] }
  /** Depth 0 is the first level below the module's own title. */
  | { readonly kind: 'heading'; readonly depth: 0 | 1; readonly children: readonly InlineNode[] }
  | ListNode
  | { readonly kind: 'rule' }
  | UnknownNode;

/** A node that this renderer does not support. */
export interface UnknownNode {
  readonly kind: 'unknown';
  readonly type: string;
}
