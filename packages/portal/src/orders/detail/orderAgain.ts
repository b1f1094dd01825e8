import type { OrderQuery, PartFactsFragment } from '../../__generated__/customer/graphql';

export type OrderDetail = NonNullable<OrderQuery['order']>;
export type OrderedLine = OrderDetail['lines'][number];

interface ReorderedLines {
  readonly available: readonly { readonly part: PartFactsFragment; readonly quantity: number }[];
  /** Lines whose parts are no longer sold. */
  readonly discontinued: readonly OrderedLine[];
}

export const splitReorderedLines = (lines: readonly OrderedLine[]): ReorderedLines => ({
  available: lines.flatMap(({ part, quantity }) => (part ? [{ part, quantity }] : [])),
  discontinued: lines.filter(({ part }) => !part),
});
