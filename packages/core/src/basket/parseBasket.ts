import {
  basketProducts,
  emptyBasket,
  type Basket,
  type BasketClassification,
  type BasketProduct,
} from './Basket';

/** Where the browser stores the basket (section 7, browser storage). */
export const basketStorageKey = 'product-basket';

// Read by hand, not with zod: the basket is on every page, and the smallest zod would add 5 kB there.

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** All items read, or `undefined` when one of them, or the list, has another shape. */
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
 * The basket that the browser stored: "unparsable stored basket … resets to empty" (section 8), and so does one of another shape
 * or with a key or classification twice. Classifications without products are left out.
 */
export function parseBasket(text: string | null | undefined): Basket {
  const basket = readBasket(parseJson(text ?? '')) ?? emptyBasket;
  const keys = basketProducts(basket).map(({ key }) => key);
  const slugs = basket.classifications.map(({ slug }) => slug);
  return isUnique(keys) && isUnique(slugs) ? basket : emptyBasket;
}

/** A basket as the browser stores it. */
export const writeBasket = ({ classifications }: Basket): string => JSON.stringify({ classifications });
