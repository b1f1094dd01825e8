import { addToBasket, emptyBasket, type Basket, type BasketProduct } from './Basket';

export const basketParameter = 'compare';

/** Maximum of products: an address and a table cannot hold more. */
export const basketLimit = 50;

/**
 * `:`, `,`, `;` and `@` are separators. In a slug they are percent-encoded twice, so they survive when the address is
 * decoded.
 */
const writeProduct = ({ slug, variantId }: BasketProduct) =>
  encodeURIComponent(slug) + (variantId === null ? '' : `@${encodeURIComponent(variantId)}`);

/**
 * Formats a basket as the value of a parameter: `bench:bt-712@v2,bt-752;cutting:kappa-330`; `''` when empty. Encode it
 * with `URLSearchParams`, or use `basketQuery`.
 */
export const formatBasket = ({ classifications }: Basket): string =>
  classifications
    .map(({ slug, products }) => `${encodeURIComponent(slug)}:${products.map(writeProduct).join(',')}`)
    .join(';');

/** Returns `compare=…` for a query string, readable; `''` when the basket is empty. */
export function basketQuery(basket: Basket): string {
  const value = formatBasket(basket);
  return value === '' ? '' : `${basketParameter}=${value.replaceAll('%', '%25')}`;
}

function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function readItems(group: string) {
  const [head, list = '', ...more] = group.split(':');
  const classification = decode(head);
  if (!classification || more.length > 0) return [];
  return list.split(',').flatMap((text) => {
    const [first, second, ...rest] = text.split('@');
    const [slug, variantId] = [decode(first), decode(second)];
    const isBroken = rest.length > 0 || (second !== undefined && variantId === undefined);
    return slug && !isBroken ? [{ classification, slug, variantId: variantId ?? null }] : [];
  });
}

/** Parses the decoded value of the parameter; skips what is invalid and everything after 50 products. */
export const parseBasketParameter = (value: string | null | undefined): Basket =>
  (value ?? '').split(';').flatMap(readItems).slice(0, basketLimit).reduce(addToBasket, emptyBasket);
