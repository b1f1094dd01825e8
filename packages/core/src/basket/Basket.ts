export interface BasketProduct {
  /** Unique in the basket. The same product can be in it several times, with different variants. */
  readonly key: string;
  readonly slug: string;
  /** `null` for the data that all variants share. */
  readonly variantId: string | null;
}

export interface BasketClassification {
  readonly slug: string;
  readonly products: readonly BasketProduct[];
}

export interface Basket {
  readonly classifications: readonly BasketClassification[];
}

export const emptyBasket: Basket = { classifications: [] };

export interface BasketItem {
  readonly classification: string;
  readonly slug: string;
  readonly variantId?: string | null;
}

export const basketProducts = ({ classifications }: Basket): readonly BasketProduct[] =>
  classifications.flatMap(({ products }) => products);

export const basketSize = (basket: Basket): number => basketProducts(basket).length;

export const isInBasket = (basket: Basket, slug: string): boolean =>
  basketProducts(basket).some((product) => product.slug === slug);

/** Returns the first free key, such as `gamma-450:2`, so that equal baskets have equal keys. */
function freeKey(basket: Basket, slug: string): string {
  const taken = new Set(basketProducts(basket).map(({ key }) => key));
  let number = 1;
  while (taken.has(`${slug}:${String(number)}`)) number += 1;
  return `${slug}:${String(number)}`;
}

/** "a classification disappears when its last product is removed" (section 4) */
const updateProducts = (
  { classifications }: Basket,
  update: (products: readonly BasketProduct[]) => readonly BasketProduct[],
): Basket => ({
  classifications: classifications
    .map(({ slug, products }) => ({ slug, products: update(products) }))
    .filter(({ products }) => products.length > 0),
});

/** Appends a product to its classification; a new classification comes last (section 4: add). */
export function addToBasket(basket: Basket, { classification, slug, variantId = null }: BasketItem): Basket {
  const added = { key: freeKey(basket, slug), slug, variantId };
  const { classifications } = basket;
  if (!classifications.some((one) => one.slug === classification)) {
    return { classifications: [...classifications, { slug: classification, products: [added] }] };
  }
  return {
    classifications: classifications.map((one) =>
      one.slug === classification ? { ...one, products: [...one.products, added] } : one,
    ),
  };
}

export const removeFromBasket = (basket: Basket, key: string): Basket =>
  updateProducts(basket, (products) => products.filter((product) => product.key !== key));

export const removeProductFromBasket = (basket: Basket, slug: string): Basket =>
  updateProducts(basket, (products) => products.filter((product) => product.slug !== slug));

export const removeClassificationFromBasket = ({ classifications }: Basket, slug: string): Basket => ({
  classifications: classifications.filter((classification) => classification.slug !== slug),
});

export const changeBasketVariant = (basket: Basket, key: string, variantId: string | null): Basket =>
  updateProducts(basket, (products) =>
    products.map((product) => (product.key === key ? { ...product, variantId } : product)),
  );
