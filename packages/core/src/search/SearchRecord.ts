import type { LanguageCode } from '@kmx/contract/locales';
import type { SearchKind } from '@kmx/contract/search';

export interface SearchRecord {
  /** Unique within its site and language. */
  readonly id: string;
  readonly kind: SearchKind;
  readonly siteKey: string;
  /** Language of the search that it belongs to. */
  readonly language: LanguageCode;
  /** Language of its text; differs from `language` if it is not translated. */
  readonly contentLanguage: LanguageCode;
  /** ISO 3166 alpha-2 in upper case, `ALL` for readers without a country; empty: everywhere. */
  readonly countries: readonly string[];
  /** Countries with their own version of the same page. */
  readonly exceptCountries: readonly string[];
  readonly title: string;
  readonly description: string;
  /** Additional searchable text, without markup. */
  readonly text: string;
  /** Inside the site, percent-encoded, without locale; the URL itself for files. */
  readonly path: string;
  /** Titles of the ancestors from the top down. */
  readonly trail: readonly string[];
  readonly imageUrl: string | null;
  /** ISO 8601; `null` if unknown. */
  readonly updatedAt: string | null;
  /** Found from this moment on (ISO 8601, UTC); `null`: always. */
  readonly shownFrom?: string | null;
  /** Found until this moment (ISO 8601, UTC); `null`: always. */
  readonly shownUntil?: string | null;
}
