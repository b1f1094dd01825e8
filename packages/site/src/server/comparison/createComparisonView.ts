import type { ComparedColumn, ComparisonForm } from '@kmx/blocks';
import {
  applicationPaths,
  formatBasket,
  formatComparisonQuery,
  removeClassificationFromBasket,
  removeFromBasket,
  removeProductFromBasket,
  siteUrl,
  type Basket,
  type ComparisonChoice,
  type ComparisonQuery,
} from '@kmx/core';

import type { Catalogue } from '../products/Catalogue';
import type { catalogueHierarchy } from '../products/catalogueHierarchy';
import { productPictureUrl } from '../products/productAssetUrl';
import type { SiteView } from '../view/createSiteView';

import { measureSheet, type MeasuredSheet } from './compareSheet';
import { variantName, type Sheet, type SheetColumn, type Sheets } from './createSheets';

/** Maximum number of columns in a readable table; the file contains all. */
const maxColumns = 12;

/** A sheet ready for rendering, except for the values, which are rendered in both systems. */
export interface SheetView extends MeasuredSheet {
  readonly slug: string;
  readonly name: string;
  readonly columns: readonly ComparedColumn[];
  readonly leftOut: number;
  readonly removeHref: string;
  readonly others: readonly { readonly slug: string; readonly name: string }[];
}

/** A comparison ready for rendering. */
export interface ComparisonView {
  /** As returned by `formatBasket`. */
  readonly basket: string;
  readonly query: string;
  readonly sheets: readonly SheetView[];
  readonly form: ComparisonForm;
  readonly unknown: readonly string[];
  /** Address of the comparison without unknown products. */
  readonly knownHref: string;
  readonly withoutVariant: readonly string[];
  readonly differencesHref: string;
  readonly orderHref: string;
  readonly csvHref: string;
  /** True if a table has at least two columns. */
  readonly canShowDifferent: boolean;
}

/** Returns the address of the comparison page, by default without products. */
export function comparisonHref(
  view: Pick<SiteView, 'links'>,
  basket?: Basket,
  choice?: ComparisonChoice,
): string {
  const page = siteUrl(applicationPaths.comparison, view.links);
  const query =
    basket && formatComparisonQuery(basket, choice ?? { hideIdentical: false, order: 'differences' });
  return query ? `${page}?${query}` : page;
}

type Tree = ReturnType<typeof catalogueHierarchy>;
type HrefOf = (basket: Basket, anchor?: string) => string;

interface Context {
  readonly view: SiteView;
  readonly query: ComparisonQuery;
  readonly catalogue: Pick<Catalogue, 'classifications'>;
  readonly tree: Tree;
  readonly hrefOf: HrefOf;
}

function describeColumn(column: SheetColumn, sheet: Sheet, context: Context): ComparedColumn {
  const { view, query, tree, hrefOf } = context;
  const { key, product, variant } = column;
  const picture = product.images.find(({ isDefault }) => isDefault) ?? product.images[0];
  const href = tree.entries.get(product.slug)?.product.route;
  const isTwice = sheet.columns.filter((other) => other.product.slug === product.slug).length > 1;
  return {
    key,
    name: product.name,
    ...(href !== undefined && { href }),
    brand: product.brand.name,
    pictureUrl: picture ? productPictureUrl(picture.url, 480) : null,
    variantId: variant?.id ?? '',
    variants: product.variants.map((one) => ({ id: one.id, name: variantName(one, view.measurement) })),
    removeHref: hrefOf(removeFromBasket(query.basket, key), sheet.slug),
    ...(isTwice && {
      removeAllHref: hrefOf(removeProductFromBasket(query.basket, product.slug), sheet.slug),
    }),
  };
}

/** Lists the other products of a classification in the reader's country. */
function othersOf(sheet: Sheet, { catalogue, tree }: Context): SheetView['others'] {
  const shown = new Set(sheet.columns.map(({ product }) => product.slug));
  const listed = catalogue.classifications.find(({ slug }) => slug === sheet.slug)?.products ?? [];
  return listed
    .filter(({ slug }) => tree.entries.has(slug) && !shown.has(slug))
    .map(({ slug, name }) => ({ slug, name }));
}

function describeSheet(sheet: Sheet, context: Context): SheetView {
  const { view, query, hrefOf } = context;
  const shown = { ...sheet, columns: sheet.columns.slice(0, maxColumns) };
  const choice = { ...query, system: view.measurement, language: view.locale.language };
  return {
    slug: sheet.slug,
    name: sheet.name,
    columns: shown.columns.map((column) => describeColumn(column, sheet, context)),
    ...measureSheet(shown, choice),
    leftOut: sheet.columns.length - shown.columns.length,
    removeHref: hrefOf(removeClassificationFromBasket(query.basket, sheet.slug)),
    others: othersOf(sheet, context),
  };
}

/** Returns the CSV download with the same system, order and filter. */
function fileHref({ view, query }: Context): string {
  const parameters = formatComparisonQuery(query.basket, query);
  return `/api/comparison/${view.locale.sisCode}?${parameters}&measurement=${view.measurement.toLowerCase()}`;
}

function formOf({ view, query }: Context): ComparisonForm {
  const fields = [...new URLSearchParams(formatComparisonQuery(query.basket, query))];
  return { action: comparisonHref(view), fields: fields.map(([name, value]) => ({ name, value })) };
}

/** Creates the comparison page; every link preserves the display options. */
export function createComparisonView(
  view: SiteView,
  query: ComparisonQuery,
  { sheets, unknown, catalogue }: Sheets & { readonly catalogue: Pick<Catalogue, 'classifications'> },
  tree: Tree,
): ComparisonView {
  const { basket, hideIdentical } = query;
  const hrefOf: HrefOf = (changed, anchor) =>
    `${comparisonHref(view, changed, query)}${anchor === undefined ? '' : `#${anchor}`}`;
  const context: Context = { view, query, catalogue, tree, hrefOf };
  const columns = sheets.flatMap((sheet) => sheet.columns);
  return {
    basket: formatBasket(basket),
    query: formatComparisonQuery(basket, query),
    sheets: sheets.map((sheet) => describeSheet(sheet, context)),
    form: formOf(context),
    unknown,
    knownHref: hrefOf(unknown.reduce(removeProductFromBasket, basket)),
    withoutVariant: columns.filter(({ isVariantGone }) => isVariantGone).map(({ product }) => product.name),
    differencesHref: comparisonHref(view, basket, { ...query, hideIdentical: !hideIdentical }),
    orderHref: comparisonHref(view, basket, {
      ...query,
      order: query.order === 'data' ? 'differences' : 'data',
    }),
    csvHref: fileHref(context),
    canShowDifferent: sheets.some((sheet) => sheet.columns.length > 1),
  };
}
