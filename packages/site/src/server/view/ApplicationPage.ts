import type { ClassificationMatch, createGraph, LanguageCode } from '@kmx/core';

/** A page that a route of the application draws, as far as the frame around it needs to know. */
export interface ApplicationPage {
  /** Inside the site, without locale, percent-encoded: `/products/crimping`. */
  path: string;
  title: string;
  description?: string;
  /** In which its own text exists; absent: every language of the site. */
  languages?: readonly LanguageCode[];
  /** Where it is not the reader's. */
  contentLanguage?: LanguageCode;
  /** What of the product hierarchy it shows, for the trail. */
  match?: ClassificationMatch;
  /** Whether search engines may keep it. */
  isIndexed: boolean;
  /** Whether a country has it; absent: every country. */
  isIn?: (country: string) => boolean;
  /** On this site; sizes in pixels. */
  image?: { url: string; width: number; height: number };
  /** What it is, as JSON-LD nodes. */
  things?: Parameters<typeof createGraph>[0];
  /** What contact is about. */
  product?: { slug: string; name: string };
}
