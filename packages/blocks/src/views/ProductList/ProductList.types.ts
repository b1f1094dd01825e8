import type { ReactNode } from 'react';
import type { ProductOrder } from '@kmx/core';
import type { ProductCardProps } from '@kmx/design-system';

export interface ListedProduct {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  readonly text: string;
  /** Square, supports `?width=`; decorative. */
  readonly pictureUrl: string | undefined;
  readonly brand: string | undefined;
  readonly figures?: ProductCardProps['figures'];
  readonly variantCount: number;
  readonly isDiscontinued: boolean;
  /** Further actions, such as comparing. */
  readonly actions?: ReactNode;
  /** Language of the texts, if it differs from the page's. */
  readonly lang: string | undefined;
}

/** Active filter with its label and the URL without it. */
export interface ChosenFilter {
  readonly text: string;
  readonly href: string;
}

export interface FilterRelaxation extends ChosenFilter {
  readonly count: number;
}

/** Order of a list with its address; `catalogue` is the order of the catalogue. */
export interface ListOrder {
  readonly id: 'catalogue' | ProductOrder;
  readonly href: string;
  readonly isCurrent: boolean;
}
