import {
  spanProduct,
  type Basket,
  type BasketProduct,
  type ComparedClassification,
  type MeasurementSystem,
  type Specification,
} from '@kmx/core';

import type { Catalogue } from '../products/Catalogue';
import type { ProductDetail, ProductVariant } from '../products/ProductDetail';

export interface SheetColumn {
  readonly key: string;
  readonly classification: ComparedClassification;
  readonly product: ProductDetail;
  readonly variant: ProductVariant | null;
  /** The comparison refers to a variant that does not exist. */
  readonly isVariantGone: boolean;
}

/** Compared products of one table: those of a classification, or all. */
export interface Sheet {
  readonly slug: string;
  readonly name: string;
  readonly columns: readonly SheetColumn[];
}

/** A comparison with its data, and the slugs that were not found. */
export interface Sheets {
  readonly sheets: readonly Sheet[];
  readonly unknown: readonly string[];
}

export const variantName = (variant: ProductVariant, system: MeasurementSystem): string =>
  system === 'Metric' ? variant.nameMetric : variant.nameImperial;

/** Returns the name of a column outside its table; a variant's name includes the product's. */
export const columnName = ({ product, variant }: SheetColumn, system: MeasurementSystem): string =>
  variant ? variantName(variant, system) : product.name;

/**
 * Returns the shared specifications and those of the selected variant; without a selection, the ranges of all
 * variants.
 */
export function columnSpecifications({ product, variant }: SheetColumn): readonly Specification[] {
  if (variant) return [...product.specifications, ...variant.specifications];
  return spanProduct(product, 'own').map(({ specification }) => specification);
}

function createColumn(
  { key, variantId }: BasketProduct,
  product: ProductDetail,
  classification: ComparedClassification,
): SheetColumn {
  const variant = product.variants.find(({ id }) => id === variantId) ?? null;
  return { key, classification, product, variant, isVariantGone: variantId !== null && variant === null };
}

/** Loads the data of a basket into sheets; omits classifications without any known product. */
export function createSheets(
  { classifications }: Basket,
  products: readonly ProductDetail[],
  catalogue: Pick<Catalogue, 'classifications'>,
): Sheets {
  const known = new Map(products.map((product) => [product.slug, product]));
  const nameOf = (slug: string) => catalogue.classifications.find((one) => one.slug === slug)?.name;
  const sheets = classifications.map(({ slug, products: requested }) => {
    const classification = { slug, name: nameOf(slug) ?? slug };
    const columns = requested.flatMap((item) => {
      const product = known.get(item.slug);
      return product ? [createColumn(item, product, classification)] : [];
    });
    return { ...classification, columns };
  });
  const requested = classifications.flatMap((one) => one.products.map(({ slug }) => slug));
  return {
    sheets: sheets.filter(({ columns }) => columns.length > 0),
    unknown: [...new Set(requested)].filter((slug) => !known.has(slug)),
  };
}
