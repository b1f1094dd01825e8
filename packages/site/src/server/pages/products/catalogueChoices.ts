import {
  productItemId,
  type ChosenFilter,
  type FilterRelaxation as RelaxationLink,
  type ListOrder,
} from '@kmx/blocks';
import {
  decideFilterRelaxations,
  formatAmount,
  formatProductListQuery,
  listFilterParts,
  listProductOrders,
  rangeAmount,
  withoutFilterPart,
  type FilterPart,
  type FilterRelaxation,
  type ProductFilter,
  type ProductOrder,
  type RangeFilter,
} from '@kmx/core';

import type { FilterInput } from './catalogueFilters';
import { listAnchor } from './listAnchor';

/** Returns the canonical address of a filtered and sorted list. */
export function filteredHref(route: string, filter: ProductFilter, order: ProductOrder | undefined): string {
  const query = formatProductListQuery({ filter, order });
  return `${route}${query && `?${query}`}${listAnchor}`;
}

/** Returns the address of the unshortened list, at the first product that was hidden. */
export function wholeListHref(route: string, { form, order }: FilterInput, shown: number): string {
  const query = formatProductListQuery({ filter: form.filter, order, isWhole: true });
  return `${route}?${query}#${productItemId(shown + 1)}`;
}

function describeRange(range: RangeFilter, { products, system, language }: FilterInput): string {
  const property = products.map((one) => one.properties.get(range.key)).find((one) => one !== undefined);
  const amount = rangeAmount(range, system);
  return `${property?.name ?? range.key}: ${amount ? formatAmount(amount, language) : ''}`;
}

/** Describes a filter; a value that the list does not know is shown as in the address. */
function describePart(part: FilterPart | FilterRelaxation, input: FilterInput): string {
  const brand = (slug: string) =>
    input.products.find(({ product }) => product.brand?.slug === slug)?.product.brand?.name ?? slug;
  switch (part.kind) {
    case 'brand':
      return brand(part.slug);
    case 'brands':
      return input.form.filter.brands.map(brand).join(', ');
    case 'capability':
      return (
        input.products.flatMap(({ product }) => product.capabilities).find(({ slug }) => slug === part.slug)
          ?.name ?? part.slug
      );
    case 'range':
      return describeRange(part.range, input);
    case 'wire':
      return input.wireLabel;
  }
}

/** Lists the active filters, each with the address without it. */
export const createChosen = (input: FilterInput, route: string): readonly ChosenFilter[] =>
  listFilterParts(input.form.filter).map((part) => ({
    text: describePart(part, input),
    href: filteredHref(route, withoutFilterPart(input.form.filter, part), input.order),
  }));

/** Suggests filters to remove when nothing matches. */
export const createRelaxations = (input: FilterInput, route: string): readonly RelaxationLink[] =>
  decideFilterRelaxations(input.products, input.form.filter).map(({ relaxation, count }) => ({
    text: describePart(relaxation, input),
    href: filteredHref(route, withoutFilterPart(input.form.filter, relaxation), input.order),
    count,
  }));

/** Lists the orders of a list with their addresses; that of the catalogue is the first. */
export const createOrders = ({ products, form, order }: FilterInput, route: string): readonly ListOrder[] =>
  [undefined, ...listProductOrders(products)].map((one) => ({
    id: one ?? 'catalogue',
    href: filteredHref(route, form.filter, one),
    isCurrent: one === order,
  }));
