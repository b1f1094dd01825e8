import type { ProductHierarchy, ProductSource } from './Classification';

/** "unknown product link shows name 'Invalid'" (section 8) */
const invalidProductName = 'Invalid';

/** Placeholder for the product's name in the text of an editor (section 3). */
export const namePlaceholder = '{name}';

export interface ProductLink {
  readonly name: string;
  readonly text: string;
  /** `undefined` for an unknown product: text without a link. */
  readonly route: string | undefined;
}

/** Text of an editor; may contain `{name}`. Without a text the name is shown. */
export interface ProductLinkInput {
  readonly product: string;
  readonly text?: string | null;
}

/**
 * "Product link (text may hold a name placeholder)" (section 3), with the name 'Invalid' for an unknown product
 * (section 8).
 */
export function createProductLink<TProduct extends ProductSource>(
  { entries }: ProductHierarchy<TProduct>,
  { product, text }: ProductLinkInput,
): ProductLink {
  const found = entries.get(product)?.product;
  const name = found?.name ?? invalidProductName;
  const linkText = text?.trim() ? text : namePlaceholder;
  return { name, text: linkText.replaceAll(namePlaceholder, () => name), route: found?.route };
}
