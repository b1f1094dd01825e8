import type { ComparisonForm } from '@kmx/blocks';
import {
  applicationPaths,
  defaultComparisonChoice,
  formatBasket,
  formatComparisonQuery,
  isOneTable,
  removeProductFromBasket,
  siteUrl,
  type Basket,
  type ComparisonChoice,
  type ComparisonQuery,
} from '@kmx/core';

import type { Catalogue } from '../products/Catalogue';
import type { SiteView } from '../view/createSiteView';

import { arrangeSheets } from './arrangeSheets';
import type { Sheet, Sheets } from './createSheets';
import { describeSheet, type HrefOf, type SheetContext, type SheetView, type Tree } from './describeSheet';

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
  /** Absent with products of a single classification. */
  readonly tables?: { readonly isOne: boolean; readonly href: string };
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
  const query = basket && formatComparisonQuery(basket, choice ?? defaultComparisonChoice);
  return query ? `${page}?${query}` : page;
}

/** Returns the CSV download with the same tables, system, order and filter. */
function fileHref({ view, query }: SheetContext): string {
  const parameters = formatComparisonQuery(query.basket, query);
  return `/api/comparison/${view.locale.sisCode}?${parameters}&measurement=${view.measurement.toLowerCase()}`;
}

function formOf(view: SiteView, basket: Basket, choice: ComparisonChoice): ComparisonForm {
  const fields = [...new URLSearchParams(formatComparisonQuery(basket, choice))];
  return { action: comparisonHref(view), fields: fields.map(([name, value]) => ({ name, value })) };
}

/** Offers the other arrangement, as the default where it is one. */
function offerTables({ view, query }: SheetContext, sheets: readonly Sheet[]): ComparisonView['tables'] {
  if (sheets.length < 2) return undefined;
  const counts = sheets.map(({ columns }) => columns.length);
  const isOne = isOneTable(query.tables, counts);
  const isDefault = isOneTable('auto', counts) !== isOne;
  const tables = isDefault ? 'auto' : isOne ? 'each' : 'one';
  return { isOne, href: comparisonHref(view, query.basket, { ...query, tables }) };
}

/** Creates the comparison page; every link preserves the display options. */
export function createComparisonView(
  view: SiteView,
  query: ComparisonQuery,
  { sheets, unknown, catalogue }: Sheets & { readonly catalogue: Pick<Catalogue, 'classifications'> },
  tree: Tree,
): ComparisonView {
  const { basket, hideIdentical } = query;
  const arranged = arrangeSheets(sheets, query.tables, view.locale.language);
  // Another product must not split the table that the reader sees.
  const choice = arranged.length < sheets.length ? { ...query, tables: 'one' as const } : query;
  const hrefOf: HrefOf = (changed, anchor) =>
    `${comparisonHref(view, changed, choice)}${anchor === undefined ? '' : `#${anchor}`}`;
  const context: SheetContext = { view, query, catalogue, tree, hrefOf };
  const columns = sheets.flatMap((sheet) => sheet.columns);
  const tables = offerTables(context, sheets);
  return {
    basket: formatBasket(basket),
    query: formatComparisonQuery(basket, query),
    sheets: arranged.map((sheet) => describeSheet(sheet, context)),
    form: formOf(view, basket, choice),
    unknown,
    knownHref: hrefOf(unknown.reduce(removeProductFromBasket, basket)),
    withoutVariant: columns.filter(({ isVariantGone }) => isVariantGone).map(({ product }) => product.name),
    differencesHref: comparisonHref(view, basket, { ...query, hideIdentical: !hideIdentical }),
    orderHref: comparisonHref(view, basket, {
      ...query,
      order: query.order === 'data' ? 'differences' : 'data',
    }),
    ...(tables && { tables }),
    csvHref: fileHref(context),
    canShowDifferent: arranged.some((sheet) => sheet.columns.length > 1),
  };
}
