import {
  basketProducts,
  emptyBasket,
  type Basket,
  type BasketClassification,
  type BasketProduct,
} from './Basket';

/** Key in local storage (section 7). */
export const basketStorageKey = 'product-basket';

// Parsed by hand: the basket is on every page, and the smallest build of zod would add 5 kB there.

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns `undefined` if the value is no list or an item is invalid. */
function readList<TItem>(
  list: unknown,
  read: (item: unknown) => TItem | undefined,
): readonly TItem[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const items: readonly unknown[] = list;
  const known = items.map(read).filter((item) => item !== undefined);
  return known.length === items.length ? known : undefined;
}

function readProduct(value: unknown): BasketProduct | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('key' in value && 'slug' in value && 'variantId' in value)) return undefined;
  const { key, slug, variantId } = value;
  if (!isName(key) || !isName(slug)) return undefined;
  return variantId === null || typeof variantId === 'string' ? { key, slug, variantId } : undefined;
}

function readClassification(value: unknown): BasketClassification | undefined {
  if (typeof value !== 'object' || value === null || !('slug' in value && 'products' in value))
    return undefined;
  const products = readList(value.products, readProduct);
  return isName(value.slug) && products ? { slug: value.slug, products } : undefined;
}

function readBasket(value: unknown): Basket | undefined {
  if (typeof value !== 'object' || value === null || !('classifications' in value)) return undefined;
  const classifications = readList(value.classifications, readClassification);
  return (
    classifications && { classifications: classifications.filter(({ products }) => products.length > 0) }
  );
}

const isUnique = (texts: readonly string[]) => new Set(texts).size === texts.length;

/**
 * Parses the stored basket: "unparsable stored basket … resets to empty" (section 8), as does one of another shape or
 * with duplicate keys or classifications. Classifications without products are dropped.
 */
export function parseBasket(text: string | null | undefined): Basket {
  const basket = readBasket(parseJson(text ?? '')) ?? emptyBasket;
  const keys = basketProducts(basket).map(({ key }) => key);
  const slugs = basket.classifications.map(({ slug }) => slug);
  return isUnique(keys) && isUnique(slugs) ? basket : emptyBasket;
}

export const writeBasket = ({ classifications }: Basket): string => JSON.stringify({ classifications });
