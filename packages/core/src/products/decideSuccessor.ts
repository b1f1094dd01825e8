/** "Product status: active, discontinued, cancelled" (section 3). */
export type ProductStatus = 'active' | 'discontinued' | 'cancelled';

export interface SucceededProduct {
  readonly slug: string;
  readonly status: ProductStatus;
  /** Slug of the replacement. */
  readonly successor: string | null;
}

/**
 * Returns the active product that replaces a discontinued one, over any number of generations; `undefined` for an
 * active product, and if the chain ends, leaves the country or is circular. `find` looks up by slug.
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
