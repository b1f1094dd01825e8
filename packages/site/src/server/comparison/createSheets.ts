import {
  spanProduct,
  type Basket,
  type BasketProduct,
  type MeasurementSystem,
  type Specification,
} from '@kmx/core';

import type { Catalogue } from '../products/Catalogue';
import type { ProductDetail, ProductVariant } from '../products/ProductDetail';

/** A product of a comparison with its data. */
export interface SheetColumn {
  readonly key: string;
  readonly product: ProductDetail;
  readonly variant: ProductVariant | null;
  /** The comparison names a variant that the product does not have. */
  readonly isVariantGone: boolean;
}

/** The products of one classification, to be compared with each other. */
export interface Sheet {
  readonly slug: string;
  readonly name: string;
  readonly columns: readonly SheetColumn[];
}

/** A comparison with its data, and the slugs of what could not be found. */
export interface Sheets {
  readonly sheets: readonly Sheet[];
  readonly unknown: readonly string[];
}

/** What a variant is called by readers of a system. */
export const variantName = (variant: ProductVariant, system: MeasurementSystem): string =>
  system === 'Metric' ? variant.nameMetric : variant.nameImperial;

/** What a column is called outside its table: the variant's name says the product's as well. */
export const columnName = ({ product, variant }: SheetColumn, system: MeasurementSystem): string =>
  variant ? variantName(variant, system) : product.name;

/** What all variants share, and what the chosen one has of its own; without a choice, how far all of them reach. */
export function columnSpecifications({ product, variant }: SheetColumn): readonly Specification[] {
  if (variant) return [...product.specifications, ...variant.specifications];
  return spanProduct(product, 'own').map(({ specification }) => specification);
}

function createColumn({ key, variantId }: BasketProduct, product: ProductDetail): SheetColumn {
  const variant = product.variants.find(({ id }) => id === variantId) ?? null;
  return { key, product, variant, isVariantGone: variantId !== null && variant === null };
}

/** Gives every product of a basket its data; a classification of which nothing was found is left out. */
export function createSheets(
  { classifications }: Basket,
  products: readonly ProductDetail[],
  catalogue: Pick<Catalogue, 'classifications'>,
): Sheets {
  const known = new Map(products.map((product) => [product.slug, product]));
  const nameOf = (slug: string) => catalogue.classifications.find((one) => one.slug === slug)?.name;
  const sheets = classifications.map(({ slug, products: wanted }) => ({
    slug,
    name: nameOf(slug) ?? slug,
    columns: wanted.flatMap((item) => {
      const product = known.get(item.slug);
      return product ? [createColumn(item, product)] : [];
    }),
  }));
  const wanted = classifications.flatMap((one) => one.products.map(({ slug }) => slug));
  return {
    sheets: sheets.filter(({ columns }) => columns.length > 0),
    unknown: [...new Set(wanted)].filter((slug) => !known.has(slug)),
  };
}
