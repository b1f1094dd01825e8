import { addToBasket, emptyBasket, type Basket, type BasketProduct } from './Basket';

/** The parameter that carries a comparison in an address. */
export const basketParameter = 'compare';

/** Products in a basket at most: an address cannot hold many, and neither can a table. */
export const basketLimit = 50;

/** `:`, `,`, `;` and `@` separate; in a slug they are percent-encoded, and so stay when the address itself is decoded. */
const writeProduct = ({ slug, variantId }: BasketProduct) =>
  encodeURIComponent(slug) + (variantId === null ? '' : `@${encodeURIComponent(variantId)}`);

/**
 * A comparison as the value of a parameter, so that it can be sent: `bench:bt-712@v2,bt-752;cutting:kappa-330`; `''` when empty.
 * Put it into `URLSearchParams`, or use `basketQuery`.
 */
export const formatBasket = ({ classifications }: Basket): string =>
  classifications
    .map(({ slug, products }) => `${encodeURIComponent(slug)}:${products.map(writeProduct).join(',')}`)
    .join(';');

/** `compare=…`, ready to stand behind a question mark and easy to read; `''` when the basket is empty. */
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

/** The comparison that a parameter's value, decoded once, describes; what cannot be read is left out, and at most 50 products are. */
export const parseBasketParameter = (value: string | null | undefined): Basket =>
  (value ?? '').split(';').flatMap(readItems).slice(0, basketLimit).reduce(addToBasket, emptyBasket);
