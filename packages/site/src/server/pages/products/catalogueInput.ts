import {
  listFilterParts,
  productListParameters,
  readFilterForm,
  type FilterForm,
  type IndexedProduct,
  type ProductHierarchy,
} from '@kmx/core';
import { hasWireRange } from '@kmx/core/wire-check';

import type { Catalogue, CatalogueProduct } from '../../products/Catalogue';
import type { FilterableCatalogueProduct } from '../../products/loadFilterIndex';
import type { SiteView } from '../../view/createSiteView';

import type { FilterInput } from './catalogueFilters';
import type { CatalogueStage } from './catalogueStage';
import { createFilterWire, type CatalogueWire } from './catalogueWire';

export interface CatalogueData {
  view: SiteView;
  catalogue: Catalogue;
  hierarchy: ProductHierarchy<CatalogueProduct>;
  index: readonly IndexedProduct<FilterableCatalogueProduct>[];
  stage: CatalogueStage;
  query: URLSearchParams;
  /** Undefined without a valid wire in the query. */
  wire?: CatalogueWire | undefined;
}

/** Reads the filter of the address with the reader's wire. */
function readForm({ view, query, wire }: CatalogueData): FilterForm {
  const form = readFilterForm(query, view.locale.language);
  const written = query.get(productListParameters.wire.name);
  const isWritten = written !== null && written !== (wire?.filter.value ?? null);
  return {
    ...form,
    filter: { ...form.filter, wire: wire?.filter },
    isForm: form.isForm || isWritten,
  };
}

export function createFilterInput(data: CatalogueData): FilterInput {
  const { view, stage, index, query, wire } = data;
  const listed = new Map(index.map((one) => [one.product.slug, one]));
  const products = stage.products.flatMap(({ slug }) => listed.get(slug) ?? []);
  const text = productListParameters.wire.parse(query);
  // At the root, the field is the only one of its form.
  const isRequired = !stage.classification && query.has(productListParameters.wire.name);
  const hasWires = text !== '' || products.some(({ properties }) => hasWireRange(properties));
  return {
    products,
    form: readForm(data),
    order: productListParameters.order.parse(query),
    system: view.measurement,
    language: view.locale.language,
    wireField: hasWires ? createFilterWire(view, text, wire, isRequired) : undefined,
    wireLabel: wire?.label ?? '',
  };
}

/** True without a filter and without an invalid entry. */
export const isUnfiltered = ({ form, wireField }: FilterInput) =>
  listFilterParts(form.filter).length === 0 && form.problems.length === 0 && !wireField?.isInvalid;
