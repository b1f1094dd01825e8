import type { LanguageCode } from '@kmx/contract/locales';

export interface Language {
  readonly languageCode: LanguageCode;
  readonly defaultCountry: string | null;
  readonly name: string;
  readonly nativeName: string | null;
}
