import type { ComparedColumn, ComparisonAddition } from '@kmx/blocks';
import {
  removeClassificationFromBasket,
  removeFromBasket,
  removeProductFromBasket,
  type Basket,
  type ComparedClassification,
  type ComparisonQuery,
} from '@kmx/core';

import type { Catalogue } from '../products/Catalogue';
import type { catalogueHierarchy } from '../products/catalogueHierarchy';
import { productPictureUrl } from '../products/productAssetUrl';
import type { SiteView } from '../view/createSiteView';

import { measureSheet, type MeasuredSheet } from './compareSheet';
import { variantName, type Sheet, type SheetColumn } from './createSheets';

/** Maximum number of columns in a readable table; the file contains all. */
const maxColumns = 12;

/** A sheet ready for rendering, except for the values, which are rendered in both systems. */
export interface SheetView extends MeasuredSheet {
  readonly slug: string;
  readonly name: string;
  readonly columns: readonly ComparedColumn[];
  readonly leftOut: number;
  readonly removeHref: string;
  readonly additions: readonly ComparisonAddition[];
}

export type Tree = ReturnType<typeof catalogueHierarchy>;
export type HrefOf = (basket: Basket, anchor?: string) => string;

export interface SheetContext {
  readonly view: SiteView;
  readonly query: ComparisonQuery;
  readonly catalogue: Pick<Catalogue, 'classifications'>;
  readonly tree: Tree;
  readonly hrefOf: HrefOf;
}

const listClassifications = ({ columns }: Sheet): readonly ComparedClassification[] => [
  ...new Map(columns.map(({ classification }) => [classification.slug, classification])).values(),
];

function describeColumn(column: SheetColumn, sheet: Sheet, context: SheetContext): ComparedColumn {
  const { view, query, tree, hrefOf } = context;
  const { key, product, variant } = column;
  const picture = product.images.find(({ isDefault }) => isDefault) ?? product.images[0];
  const href = tree.entries.get(product.slug)?.product.route;
  const isTwice = sheet.columns.filter((other) => other.product.slug === product.slug).length > 1;
  return {
    key,
    name: product.name,
    ...(listClassifications(sheet).length > 1 && { classification: column.classification.name }),
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

/** Lists the other products of a sheet's classifications in the reader's country. */
function listAdditions(sheet: Sheet, { catalogue, tree }: SheetContext): readonly ComparisonAddition[] {
  const shown = new Set(sheet.columns.map(({ product }) => product.slug));
  return listClassifications(sheet).map((classification) => {
    const listed = catalogue.classifications.find(({ slug }) => slug === classification.slug)?.products ?? [];
    const products = listed
      .filter(({ slug }) => tree.entries.has(slug) && !shown.has(slug))
      .map(({ slug, name }) => ({ slug, name }));
    return { ...classification, products };
  });
}

/** Describes a table with the addresses of its changes. */
export function describeSheet(sheet: Sheet, context: SheetContext): SheetView {
  const { view, query, hrefOf } = context;
  const shown = { ...sheet, columns: sheet.columns.slice(0, maxColumns) };
  const choice = { ...query, system: view.measurement, language: view.locale.language };
  return {
    slug: sheet.slug,
    name: sheet.name,
    columns: shown.columns.map((column) => describeColumn(column, sheet, context)),
    ...measureSheet(shown, choice),
    leftOut: sheet.columns.length - shown.columns.length,
    removeHref: hrefOf(
      listClassifications(sheet)
        .map(({ slug }) => slug)
        .reduce(removeClassificationFromBasket, query.basket),
    ),
    additions: listAdditions(sheet, context),
  };
}
