import type { FilterRange, FilterWire, ProductFiltersProps } from '@kmx/blocks';
import {
  chooseRangeKeys,
  createFacets,
  emptyProductFilter,
  formatMeasurement,
  formatValue,
  listFilterParts,
  productListParameters,
  unitOf,
  writeRangeEnd,
  type FilterForm,
  type FilterFormProblem,
  type IndexedProduct,
  type MeasurementSystem,
  type ProductOrder,
  type RangeFacet,
} from '@kmx/core';

import type { FilterableCatalogueProduct } from '../../products/loadFilterIndex';

import { listAnchor } from './listAnchor';

/** A list with its current filter, and the reader's measurement system and language. */
export interface FilterInput {
  products: readonly IndexedProduct<FilterableCatalogueProduct>[];
  form: FilterForm;
  /** Undefined for the order of the catalogue. */
  order: ProductOrder | undefined;
  system: MeasurementSystem;
  language: string;
  /** Field for the reader's wire; undefined if no product of the list has wire ranges. */
  wireField: FilterWire | undefined;
  /** Label of the wire that the filter contains. */
  wireLabel: string;
}

/** Properties with range filters, including those in the address. */
const rangeKeysOf = ({ products, form }: FilterInput): readonly string[] => [
  ...new Set([
    ...chooseRangeKeys(products),
    ...form.filter.ranges.map(({ key }) => key),
    ...form.problems.map(({ key }) => key),
  ]),
];

/** A field with an invalid entry remains visible, even if the other filters leave nothing to narrow down. */
function rejectedFacets(
  { products, form, system }: FilterInput,
  ranges: readonly RangeFacet[],
): readonly RangeFacet[] {
  const missing = form.problems.map(({ key }) => key).filter((key) => !ranges.some((one) => one.key === key));
  if (missing.length === 0) return [];
  return createFacets({ products, filter: emptyProductFilter, system, rangeKeys: missing }).ranges;
}

function toFilterRange(facet: RangeFacet, { form, system, language }: FilterInput): FilterRange {
  const { key, name, least, most, chosen, bins } = facet;
  const problems = form.problems.filter((problem) => problem.key === key);
  const written = (end: FilterFormProblem['end']) =>
    problems.find((problem) => problem.end === end)?.text ??
    writeRangeEnd(chosen, end, { unit: least.unit, system, language });
  return {
    key,
    name,
    unit: [...new Set([least.unit, most.unit])].map((unit) => unitOf(unit).symbol).join(', '),
    unitCode: least.unit,
    example: formatValue(least, language),
    reach: { least: formatMeasurement(least, language), most: formatMeasurement(most, language) },
    bins,
    from: written('from'),
    to: written('to'),
    problems: problems.map(({ end }) => end),
  };
}

/** Creates the filters of a list with counts, in the reader's units; `action` is the address of the list. */
export function createFilters(input: FilterInput, action: string): Omit<ProductFiltersProps, 'intl'> {
  const { products, form, system } = input;
  const rangeKeys = rangeKeysOf(input);
  const { brands, capabilities, ranges } = createFacets({ products, filter: form.filter, system, rangeKeys });
  const facets = [...ranges, ...rejectedFacets(input, ranges)];
  return {
    action: `${action}${listAnchor}`,
    brands: brands.length > 1 || form.filter.brands.length > 0 ? brands : [],
    capabilities,
    wire: input.wireField,
    ranges: facets.map((facet) => toFilterRange(facet, input)),
    // Parameters without a visible field, in the format of links.
    hiddenFields: [
      ...productListParameters.ranges.format(
        form.filter.ranges.filter(({ key }) => !facets.some((facet) => facet.key === key)),
      ),
      ...productListParameters.wire.format(input.wireField ? '' : (form.filter.wire?.value ?? '')),
      ...productListParameters.order.format(input.order),
    ],
    chosenCount: listFilterParts(form.filter).length,
  };
}
