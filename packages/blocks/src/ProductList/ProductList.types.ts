import type { ReactNode } from 'react';

/** A product as a list shows it. */
export interface ListedProduct {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  readonly text: string;
  /** Square, takes `?width=`; it only decorates. */
  readonly pictureUrl: string | undefined;
  readonly brand: string | undefined;
  readonly variantCount: number;
  readonly isDiscontinued: boolean;
  /** What can be done with it besides opening it: comparing. */
  readonly actions?: ReactNode;
  /** The language of the words where it is not the page's. */
  readonly lang: string | undefined;
}

/** A choice, in the reader's words, with the list that there is without it. */
export interface ChosenFilter {
  readonly text: string;
  readonly href: string;
}

/** A choice to give up, and how many products that brings back. */
export interface FilterLoosening extends ChosenFilter {
  readonly count: number;
}
