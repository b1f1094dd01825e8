import { addToBasket, changeBasketVariant, type Basket } from '../basket/Basket';
import { basketParameter, basketQuery, parseBasketParameter } from '../basket/basketQuery';

import type { ComparisonInput } from './createComparison';

/** How the reader wants to see a comparison; both are left out of an address where they are as by default. */
export interface ComparisonChoice {
  readonly hideIdentical: boolean;
  readonly order: NonNullable<ComparisonInput['order']>;
}

/** What an address of the comparison says. */
export interface ComparisonQuery extends ComparisonChoice {
  readonly basket: Basket;
  /** Whether a form asked for a change, which is in the basket already: the address of the result is another one. */
  readonly isChanged: boolean;
}

/** The names of the fields that forms send: the key of a product with its new variant, or a product with its classification. */
export const comparisonFields = {
  basket: basketParameter,
  key: 'change',
  variant: 'variant',
  add: 'add',
  classification: 'in',
  differences: 'differences',
  order: 'order',
} as const;

const onlyDifferences = 'only';

/** Without script a variant is changed and a product added by a form, which sends the basket and what to do with it. */
function applyForm(basket: Basket, parameters: URLSearchParams): Basket {
  const key = parameters.get(comparisonFields.key);
  const variant = parameters.get(comparisonFields.variant);
  const changed = key ? changeBasketVariant(basket, key, variant === '' ? null : variant) : basket;
  const slug = parameters.get(comparisonFields.add);
  const classification = parameters.get(comparisonFields.classification);
  return slug && classification ? addToBasket(changed, { classification, slug }) : changed;
}

/** Reads the query of a comparison's address, or the fields of a form on its page. */
export function parseComparisonQuery(parameters: URLSearchParams): ComparisonQuery {
  const basket = parseBasketParameter(parameters.get(comparisonFields.basket));
  return {
    basket: applyForm(basket, parameters),
    isChanged: parameters.has(comparisonFields.key) || parameters.has(comparisonFields.add),
    hideIdentical: parameters.get(comparisonFields.differences) === onlyDifferences,
    order: parameters.get(comparisonFields.order) === 'data' ? 'data' : 'differences',
  };
}

/** `compare=…&differences=only&order=data`, ready to stand behind a question mark; `''` for nothing at all. */
export function formatComparisonQuery(basket: Basket, { hideIdentical, order }: ComparisonChoice): string {
  return [
    basketQuery(basket),
    hideIdentical ? `${comparisonFields.differences}=${onlyDifferences}` : '',
    order === 'data' ? `${comparisonFields.order}=data` : '',
  ]
    .filter((part) => part !== '')
    .join('&');
}
