import type { LanguageCode } from '@kmx/contract/locales';

/** A language as the content service describes it (section 3). */
export interface Language {
  readonly languageCode: LanguageCode;
  readonly defaultCountry: string | null;
  readonly name: string;
  readonly nativeName: string | null;
}
