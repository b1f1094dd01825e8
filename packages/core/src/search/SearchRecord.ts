import type { LanguageCode } from '@kmx/contract/locales';

/** What a search finds, the most wanted first among equals. */
export const searchKinds = [
  'classification',
  'product',
  'page',
  'story',
  'release',
  'event',
  'document',
] as const;

/** What a search finds: product groups, products, pages, stories, media releases, events and documents to download. */
export type SearchKind = (typeof searchKinds)[number];

/** Something that can be found, in the words that readers of one language of one site get. */
export interface SearchRecord {
  /** Unique within its site and language. */
  readonly id: string;
  readonly kind: SearchKind;
  readonly siteKey: string;
  /** Whose search it belongs to. */
  readonly language: LanguageCode;
  /** What its words are written in: not `language` when that is not translated. */
  readonly contentLanguage: LanguageCode;
  /** ISO 3166 alpha-2 in upper case, `ALL` for readers without a country; empty: everywhere. */
  readonly countries: readonly string[];
  /** Countries that have a version of their own of the same page. */
  readonly exceptCountries: readonly string[];
  readonly title: string;
  readonly description: string;
  /** What else is searched: plain words. */
  readonly text: string;
  /** Inside the site, percent-encoded, without locale; a document's own address when it is a file. */
  readonly path: string;
  /** Where it stands, in words, from the top down. */
  readonly trail: readonly string[];
  readonly imageUrl: string | null;
  /** ISO 8601; `null` when nobody knows. */
  readonly updatedAt: string | null;
}
