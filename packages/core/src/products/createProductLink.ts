import type { ProductHierarchy, ProductSource } from './Classification';

/** What an unknown product is called: "unknown product link shows name 'Invalid'" (section 8). */
const invalidProductName = 'Invalid';

/** Where the name of a product goes in an editor's words (section 3). */
export const namePlaceholder = '{name}';

/** A link to a product, ready to be shown. */
export interface ProductLink {
  readonly name: string;
  readonly text: string;
  /** `undefined` for an unknown product: text without a link. */
  readonly route: string | undefined;
}

/** What an editor entered: the words may hold `{name}`, and stand for the name when there are none. */
export interface ProductLinkInput {
  readonly product: string;
  readonly text?: string | null;
}

/** "Product link (text may hold a name placeholder)" (section 3), with the name 'Invalid' when the product is unknown (section 8). */
export function createProductLink<TProduct extends ProductSource>(
  { entries }: ProductHierarchy<TProduct>,
  { product, text }: ProductLinkInput,
): ProductLink {
  const found = entries.get(product)?.product;
  const name = found?.name ?? invalidProductName;
  const words = text?.trim() ? text : namePlaceholder;
  return { name, text: words.replaceAll(namePlaceholder, () => name), route: found?.route };
}
