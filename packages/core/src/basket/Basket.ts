/** A product to compare, in one of its variants (section 3: key, slug, variantId). */
export interface BasketProduct {
  /** Unique in the basket; the same product may stand in it more than once, to compare its variants. */
  readonly key: string;
  readonly slug: string;
  /** `null`: what all variants share. */
  readonly variantId: string | null;
}

/** The products of one classification that are compared with each other; never empty. */
export interface BasketClassification {
  readonly slug: string;
  readonly products: readonly BasketProduct[];
}

/** What a reader compares (section 3). */
export interface Basket {
  readonly classifications: readonly BasketClassification[];
}

/** The basket of a reader who compares nothing. */
export const emptyBasket: Basket = { classifications: [] };

/** What is put into the basket. */
export interface BasketItem {
  readonly classification: string;
  readonly slug: string;
  readonly variantId?: string | null;
}

/** Every product of the basket, in its order. */
export const basketProducts = ({ classifications }: Basket): readonly BasketProduct[] =>
  classifications.flatMap(({ products }) => products);

/** How many products are in the basket. */
export const basketSize = (basket: Basket): number => basketProducts(basket).length;

/** Whether a product is in the basket, in any variant. */
export const isInBasket = (basket: Basket, slug: string): boolean =>
  basketProducts(basket).some((product) => product.slug === slug);

/** `gamma-450:2`: the lowest number that is free, so that equal baskets have equal keys. */
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

/** Puts a product behind the others of its classification (section 4: add); a classification that is new comes last. */
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

/** Takes out one product by its key (section 4: remove one). */
export const removeFromBasket = (basket: Basket, key: string): Basket =>
  updateProducts(basket, (products) => products.filter((product) => product.key !== key));

/** Takes out a product in all its variants, from every classification (section 4: remove all of a product). */
export const removeProductFromBasket = (basket: Basket, slug: string): Basket =>
  updateProducts(basket, (products) => products.filter((product) => product.slug !== slug));

/** Takes out a classification with its products (section 4: remove classification). */
export const removeClassificationFromBasket = ({ classifications }: Basket, slug: string): Basket => ({
  classifications: classifications.filter((classification) => classification.slug !== slug),
});

/** Shows one product, by its key, in another variant (section 4: change variant). */
export const changeBasketVariant = (basket: Basket, key: string, variantId: string | null): Basket =>
  updateProducts(basket, (products) =>
    products.map((product) => (product.key === key ? { ...product, variantId } : product)),
  );
