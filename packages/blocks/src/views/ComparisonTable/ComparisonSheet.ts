import type { ReactNode } from 'react';

/** A product or one of its variants in a comparison, with its addresses. */
export interface ComparedColumn {
  readonly key: string;
  readonly name: string;
  /** Absent if the product has no page in this country. */
  readonly href?: string;
  readonly brand: string;
  /** Name of its classification, in a table of several. */
  readonly classification?: string;
  /** Decorative square picture. */
  readonly pictureUrl: string | null;
  /** The selected variant; `''` for the shared data of all variants. */
  readonly variantId: string;
  /** Localised; empty if there is no choice. */
  readonly variants: readonly { readonly id: string; readonly name: string }[];
  readonly removeHref: string;
  /** Removes all variants of the product; only present if the table contains several. */
  readonly removeAllHref?: string;
}

/** Names a column including its variant, because two variants of one product have the same name. */
export const nameColumn = ({ name, variantId, variants }: ComparedColumn): string =>
  variants.find(({ id }) => id === variantId)?.name ?? name;

export interface ComparedCell {
  readonly value: ReactNode;
  readonly isFigure: boolean;
  /** Length of the bar, from 0 to 1: the share in the largest figure of the row. */
  readonly share: number | null;
}

/** A property of every product of a comparison. */
export interface ComparedRow {
  readonly key: string;
  readonly name: string;
  readonly isDifferent: boolean;
  /** Name of the only classification with this property, in a table of several. */
  readonly classification: string | null;
  /** False for products of classifications without the property. */
  readonly applicable: readonly boolean[];
  /** In the order of the columns; `null` where a product does not have it. */
  readonly cells: readonly (ComparedCell | null)[];
}

/** Further products of a classification. */
export interface ComparisonAddition {
  readonly slug: string;
  readonly name: string;
  readonly products: readonly { readonly slug: string; readonly name: string }[];
}

export interface ComparisonSheet {
  /** Anchor of the section. */
  readonly slug: string;
  readonly name: string;
  readonly columns: readonly ComparedColumn[];
  readonly rows: readonly ComparedRow[];
  /** Number of properties that apply to several products, including hidden rows. */
  readonly propertyCount: number;
  readonly differentCount: number;
  /** Number of products that do not fit into the table. */
  readonly leftOut: number;
  readonly removeHref: string;
  /** One for each classification. */
  readonly additions: readonly ComparisonAddition[];
}

/** Action of the forms of a sheet, and their hidden fields: the current comparison. */
export interface ComparisonForm {
  readonly action: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}
