import type { ClassificationMatch, createGraph, LanguageCode } from '@kmx/core';

export interface ApplicationPage {
  /** Path inside the site, without locale, percent-encoded: `/products/crimping`. */
  path: string;
  /** Query that its other languages keep; `''` without one. */
  query?: string;
  title: string;
  description?: string;
  /** Languages of its text; undefined for every language of the site. */
  languages?: readonly LanguageCode[];
  /** Set if it differs from the reader's language. */
  contentLanguage?: LanguageCode;
  /** Location in the product hierarchy, for the breadcrumb. */
  match?: ClassificationMatch;
  /** False excludes the page from search engines. */
  isIndexed: boolean;
  /** Checks if a country has the page; undefined for every country. */
  isIn?: (country: string) => boolean;
  /** On this site; sizes in pixels. */
  image?: { url: string; width: number; height: number };
  /** Structured data as JSON-LD nodes. */
  things?: Parameters<typeof createGraph>[0];
  /** Subject of the contact panel. */
  product?: { slug: string; name: string };
}
