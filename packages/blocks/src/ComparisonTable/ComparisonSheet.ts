import type { ReactNode } from 'react';

/** A product in a comparison, in one of its variants; every address is ready to be linked. */
export interface ComparedColumn {
  readonly key: string;
  readonly name: string;
  /** Absent where the product has no page of its own in this country. */
  readonly href?: string;
  readonly brand: string;
  /** A square picture that only decorates. */
  readonly pictureUrl: string | null;
  /** The chosen one; `''` for what all variants share. */
  readonly variantId: string;
  /** In the reader's words; none where there is nothing to choose. */
  readonly variants: readonly { readonly id: string; readonly name: string }[];
  readonly removeHref: string;
  /** Takes out the product in all its variants; only where it stands in the table more than once. */
  readonly removeAllHref?: string;
}

/** A column by what stands in it: products that are compared in two of their variants would have the same name twice. */
export const nameColumn = ({ name, variantId, variants }: ComparedColumn): string =>
  variants.find(({ id }) => id === variantId)?.name ?? name;

/** A property of every product of a comparison. */
export interface ComparedRow {
  readonly key: string;
  readonly name: string;
  readonly isDifferent: boolean;
  /** In the order of the columns; `null` where a product does not have it. */
  readonly cells: readonly ({ readonly value: ReactNode; readonly isFigure: boolean } | null)[];
}

/** The products of one classification beside each other. */
export interface ComparisonSheet {
  /** The classification's slug, and the section's anchor. */
  readonly slug: string;
  readonly name: string;
  readonly columns: readonly ComparedColumn[];
  readonly rows: readonly ComparedRow[];
  /** Products of the comparison that found no room in the table. */
  readonly leftOut: number;
  readonly removeHref: string;
  /** What else the classification has, to be put beside. */
  readonly others: readonly { readonly slug: string; readonly name: string }[];
}

/** Where the forms of a sheet are sent, and what they say besides: the comparison as it is. */
export interface ComparisonForm {
  readonly action: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}
