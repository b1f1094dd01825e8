import type { LanguageCode } from '@kmx/contract/locales';
import type { ThemeName } from '@kmx/contract/themes';
import type { TranslationState } from '../editing/decidePageTranslationState';

/** Types of pages (section 3: `Content` by default). */
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

export type PageType = (typeof pageTypes)[number];

export type PageProtection =
  | { readonly mode: 'none' }
  | {
      readonly mode: 'password';
      /** Opaque; changes with the password. Absent or `null`: no password is valid. */
      readonly version?: string | null;
    }
  | { readonly mode: 'ciamRole'; readonly role: string };

/** Slugs of a page; both default to `home`. */
export interface PageAddress {
  readonly parentSlug: string;
  readonly slug: string;
}

export interface PageVersion extends PageAddress {
  readonly languages: readonly LanguageCode[];
  /** Country codes; empty: every country. */
  readonly countries: readonly string[];
}

export interface TranslationTarget {
  readonly id: string;
  readonly language: LanguageCode;
  readonly translationState: TranslationState;
  readonly exportedAt: string | null;
  readonly importedAt: string | null;
}

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
