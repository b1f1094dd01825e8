import {
  wireFilterFieldId,
  type ChosenFilter,
  type ClassificationHeaderProps,
  type ClassificationTeaser,
  type FilterRelaxation,
  type ListedProduct,
  type ListOrder,
  type ProductFiltersProps,
  type WireFilterFormProps,
} from '@kmx/blocks';
import {
  applicationPaths,
  createCardFigures,
  filterProducts,
  formatAmount,
  formatProductListQuery,
  listProducts,
  productListParameters,
  shortenList,
  siteUrl,
  sortProducts,
} from '@kmx/core';

import { productPictureUrl } from '../../products/productAssetUrl';
import type { ApplicationPage } from '../../view/ApplicationPage';

import {
  createChosen,
  createRelaxations,
  createOrders,
  filteredHref,
  wholeListHref,
} from './catalogueChoices';
import { createFilters, type FilterInput } from './catalogueFilters';
import { createFilterInput, isUnfiltered, type CatalogueData } from './catalogueInput';
import { isStageIn } from './catalogueStage';
import { wireQuery } from './catalogueWire';
import { keyFigureKeys } from './productKeyFigures';
import { langOf } from './productMeasures';

/** Minimum number of products for filters. */
const minProductsToFilter = 4;

export interface CatalogueItem extends ListedProduct {
  classification: string;
}

/** Page of a classification, ready for rendering. */
export interface CatalogueView {
  page: ApplicationPage;
  header: Omit<ClassificationHeaderProps, 'intl' | 'form'>;
  /** Form for the reader's wire in the header; undefined below the root, and without machines. */
  wireForm?: Omit<WireFilterFormProps, 'intl'> | undefined;
  areas: readonly ClassificationTeaser[];
  /** Undefined if there is nothing to list. */
  list?: {
    /** Shortened unless the address requests the whole list. */
    items: readonly CatalogueItem[];
    total: number;
    /** Undefined if all products are shown. */
    wholeHref?: string | undefined;
    orders: readonly ListOrder[];
    chosen: readonly ChosenFilter[];
    relaxations: readonly FilterRelaxation[];
    resetHref: string;
  };
  /** Undefined if there are too few products to filter. */
  filters?: Omit<ProductFiltersProps, 'intl'>;
  /** Canonical address of a filter, set if a form was submitted with valid entries in another format. */
  canonicalHref?: string;
}

function createPage({ view, catalogue, stage }: CatalogueData, input: FilterInput): ApplicationPage {
  const { classification, path } = stage;
  const image = classification?.imageUrl;
  return {
    path,
    title: classification?.name ?? view.intl.formatMessage({ id: 'catalogue.title' }),
    description: classification
      ? (classification.description ?? undefined)
      : view.intl.formatMessage({ id: 'catalogue.lead' }),
    match: classification && { lineage: classification.lineage },
    isIn: (country) => isStageIn(stage, catalogue, country),
    query: formatProductListQuery({ filter: input.form.filter, order: input.order }),
    isIndexed: isUnfiltered(input) && input.order === undefined,
    ...(image && { image: { url: productPictureUrl(image, 1200), width: 1200, height: 1200 } }),
  };
}

function createHeader({ view, stage }: CatalogueData, { title, description }: ApplicationPage) {
  const { intl, links } = view;
  const image = stage.classification?.imageUrl;
  const headerLinks: ClassificationHeaderProps['links'] = [
    {
      href: siteUrl(applicationPaths.wireCheck, links),
      text: intl.formatMessage({ id: 'catalogue.wireCheck' }),
      icon: 'search-product',
    },
    {
      href: siteUrl(applicationPaths.comparison, links),
      text: intl.formatMessage({ id: 'catalogue.compare' }),
      icon: 'compare',
    },
  ];
  return {
    title,
    text: description,
    ...(image && { pictureUrl: image }),
    areaCount: stage.children.length,
    productCount: stage.products.length,
    ...(!stage.classification && { links: headerLinks }),
  };
}

/** Areas keep the reader's wire, and count the products that process it. */
const createAreas = ({ hierarchy, stage, wire }: CatalogueData): readonly ClassificationTeaser[] =>
  stage.children.map((child) => ({
    slug: child.slug,
    name: child.name,
    href: `${child.route}${wireQuery(wire)}`,
    text: child.description ?? undefined,
    pictureUrl: child.imageUrl ?? undefined,
    productCount: listProducts(hierarchy, [child]).filter(({ slug }) => wire?.filter.slugs.has(slug) ?? true)
      .length,
  }));

type FiguresOf = (slug: string) => ListedProduct['figures'];

function createFigures({ products, system, language }: FilterInput): FiguresOf {
  const figuresOf = createCardFigures({ products, keys: keyFigureKeys, system });
  return (slug) =>
    figuresOf(slug).map(({ name, amount, share }) => ({
      name,
      value: formatAmount(amount, language),
      share,
    }));
}

function createItem(
  { view, hierarchy, wire }: CatalogueData,
  product: CatalogueData['stage']['products'][number],
  figuresOf: FiguresOf,
): CatalogueItem {
  const { slug, imageUrl, contentLanguage } = product;
  return {
    slug,
    name: product.name,
    href: `${product.route}${wireQuery(wire)}`,
    text: product.shortDescription,
    pictureUrl: imageUrl ?? undefined,
    brand: product.brand.name,
    figures: figuresOf(slug),
    variantCount: product.variantCount,
    isDiscontinued: product.status !== 'active',
    lang: langOf(contentLanguage, view.locale.language),
    classification: hierarchy.entries.get(slug)?.classification.slug ?? '',
  };
}

function createList(data: CatalogueData, input: FilterInput): CatalogueView['list'] {
  const { stage, query } = data;
  if (stage.products.length === 0) return undefined;
  const { filter } = input.form;
  const matching = new Set(filterProducts(input.products, filter).map(({ slug }) => slug));
  const matches = stage.products.filter(({ slug }) => matching.has(slug));
  const found = sortProducts(matches, input.order, input.products);
  const shown = shortenList(found, productListParameters.isWhole.parse(query));
  const figuresOf = createFigures(input);
  return {
    items: shown.map((product) => createItem(data, product, figuresOf)),
    total: found.length,
    wholeHref: shown.length < found.length ? wholeListHref(stage.route, input, shown.length) : undefined,
    orders: found.length > 1 ? createOrders(input, stage.route) : [],
    chosen: createChosen(input, stage.route),
    relaxations: found.length === 0 ? createRelaxations(input, stage.route) : [],
    resetHref: stage.route,
  };
}

function createWireForm(
  { stage }: CatalogueData,
  { form, order, wireField }: FilterInput,
): CatalogueView['wireForm'] {
  if (stage.classification || !wireField) return undefined;
  const others = formatProductListQuery({ filter: { ...form.filter, wire: undefined }, order });
  return {
    action: `${stage.route}#${wireFilterFieldId}`,
    wire: wireField,
    hiddenFields: [...new URLSearchParams(others)],
  };
}

/** Creates the page of the root or a classification, with the products that match the filter. */
export function createCatalogueView(data: CatalogueData): CatalogueView {
  const { stage } = data;
  const input = createFilterInput(data);
  const { form, products, wireField } = input;
  const page = createPage(data, input);
  const wireForm = createWireForm(data, input);
  // One field and one error per page: a wire in the header is only preserved by the filters.
  const filterInput = wireForm ? { ...input, wireField: undefined } : input;
  const isFilterable = products.length >= minProductsToFilter || !isUnfiltered(input);
  return {
    page,
    header: createHeader(data, page),
    wireForm,
    areas: createAreas(data),
    list: createList(data, input),
    ...(isFilterable && { filters: createFilters(filterInput, stage.route) }),
    ...(form.isForm &&
      form.problems.length === 0 &&
      !wireField?.isInvalid && { canonicalHref: filteredHref(stage.route, form.filter, input.order) }),
  };
}
