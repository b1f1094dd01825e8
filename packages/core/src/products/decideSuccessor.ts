/** "Product status: active, discontinued, cancelled" (section 3). */
export type ProductStatus = 'active' | 'discontinued' | 'cancelled';

/** What the rule reads of a product. */
export interface SucceededProduct {
  readonly slug: string;
  readonly status: ProductStatus;
  /** The slug of the product that takes its place. */
  readonly successor: string | null;
}

/**
 * The active product that takes the place of one that is no longer sold, over any number of generations; `undefined` for an
 * active product, and where the line ends, leaves the country or turns in a circle. `find` answers by slug.
 */
export function decideSuccessor<TProduct extends SucceededProduct>(
  product: TProduct,
  find: (slug: string) => TProduct | undefined,
): TProduct | undefined {
  const seen = new Set<string>();
  let current: TProduct | undefined = product;
  while (current && current.status !== 'active' && !seen.has(current.slug)) {
    seen.add(current.slug);
    current = current.successor === null ? undefined : find(current.successor);
  }
  return current?.status === 'active' && current.slug !== product.slug ? current : undefined;
}
