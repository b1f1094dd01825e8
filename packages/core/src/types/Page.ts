import type { LanguageCode } from '@kmx/contract/locales';
import type { ThemeName } from '@kmx/contract/themes';
import type { TranslationState } from '../editing/decidePageTranslationState';

/** The kinds of page (section 3: `Content` by default). */
export const pageTypes = [
  'Content',
  'Home',
  'Product',
  'Service',
  'SmartFactory',
  'Story',
  'MediaRelease',
  'Event',
  'Investor',
  'Location',
  'Form',
  'Error',
] as const;

/** The kind of a page (section 3). */
export type PageType = (typeof pageTypes)[number];

/** Who may read a page (section 6). */
export type PageProtection =
  | { readonly mode: 'none' }
  | {
      readonly mode: 'password';
      /** Opaque; changes with the password. Absent or `null`: no password fits. */
      readonly version?: string | null;
    }
  | { readonly mode: 'ciamRole'; readonly role: string };

/** Where a page stands on its site; `home` is the default of both. */
export interface PageAddress {
  readonly parentSlug: string;
  readonly slug: string;
}

/** Where and in which languages a page, or one country's version of it, exists. */
export interface PageVersion extends PageAddress {
  readonly languages: readonly LanguageCode[];
  /** Country codes; empty: every country. */
  readonly countries: readonly string[];
}

/** How far a translation into one language is (section 4). */
export interface TranslationTarget {
  readonly id: string;
  readonly language: LanguageCode;
  readonly translationState: TranslationState;
  readonly exportedAt: string | null;
  readonly importedAt: string | null;
}

/** A page without its modules (section 3). */
export interface Page extends PageVersion {
  readonly id: string;
  readonly title: string;
  readonly type: 'page';
  readonly pageType: PageType;
  readonly theme: ThemeName;
  readonly canonicalUrl: string | null;
  readonly isPublished: boolean;
  readonly protection: PageProtection;
  readonly translationSourceLanguage: LanguageCode;
  readonly translationTargetLanguages: readonly TranslationTarget[];
}
