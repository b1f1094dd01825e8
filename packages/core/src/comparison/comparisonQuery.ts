import { addToBasket, changeBasketVariant, type Basket } from '../basket/Basket';
import { basketParameter, basketQuery, parseBasketParameter } from '../basket/basketQuery';

import type { ComparisonInput } from './createComparison';
import type { ComparisonTables } from './isOneTable';

export interface ComparisonChoice {
  readonly hideIdentical: boolean;
  readonly order: NonNullable<ComparisonInput['order']>;
  readonly tables: ComparisonTables;
}

export const defaultComparisonChoice: ComparisonChoice = {
  hideIdentical: false,
  order: 'differences',
  tables: 'auto',
};

export interface ComparisonQuery extends ComparisonChoice {
  readonly basket: Basket;
  /** True if a form requested a change. The basket already contains it, so the result has another address. */
  readonly isChanged: boolean;
}

/** Names of form fields: the key of a product with its new variant, or a product with its classification. */
export const comparisonFields = {
  basket: basketParameter,
  key: 'change',
  variant: 'variant',
  add: 'add',
  classification: 'in',
  differences: 'differences',
  order: 'order',
  tables: 'tables',
} as const;

const onlyDifferences = 'only';

function parseTables(text: string | null): ComparisonTables {
  return text === 'one' || text === 'each' ? text : 'auto';
}

/** Without script, a form sends the basket and the change to apply. */
function applyForm(basket: Basket, parameters: URLSearchParams): Basket {
  const key = parameters.get(comparisonFields.key);
  const variant = parameters.get(comparisonFields.variant);
  const changed = key ? changeBasketVariant(basket, key, variant === '' ? null : variant) : basket;
  const slug = parameters.get(comparisonFields.add);
  const classification = parameters.get(comparisonFields.classification);
  return slug && classification ? addToBasket(changed, { classification, slug }) : changed;
}

/** Parses the query of a comparison's address, or the fields of a form on its page. */
export function parseComparisonQuery(parameters: URLSearchParams): ComparisonQuery {
  const basket = parseBasketParameter(parameters.get(comparisonFields.basket));
  return {
    basket: applyForm(basket, parameters),
    isChanged: parameters.has(comparisonFields.key) || parameters.has(comparisonFields.add),
    hideIdentical: parameters.get(comparisonFields.differences) === onlyDifferences,
    order: parameters.get(comparisonFields.order) === 'data' ? 'data' : 'differences',
    tables: parseTables(parameters.get(comparisonFields.tables)),
  };
}

/**
 * Returns `compare=…&differences=only&order=data&tables=one` without question mark; `''` when everything is default.
 */
export function formatComparisonQuery(
  basket: Basket,
  { hideIdentical, order, tables }: ComparisonChoice,
): string {
  return [
    basketQuery(basket),
    hideIdentical ? `${comparisonFields.differences}=${onlyDifferences}` : '',
    order === 'data' ? `${comparisonFields.order}=data` : '',
    tables === 'auto' ? '' : `${comparisonFields.tables}=${tables}`,
  ]
    .filter((part) => part !== '')
    .join('&');
}
