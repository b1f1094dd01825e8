import type { LanguageCode } from '@kmx/contract/locales';

export interface Locale {
  /** `de-CH`, or `de` when international: also the value of the `lang` attribute. */
  readonly code: string;
  /** `de-ch` or `de`: the prefix of a path. */
  readonly urlCode: string;
  /** `de_CH` or `de_ALL`, for requests to the product information system. */
  readonly sisCode: string;
  readonly language: LanguageCode;
  /** ISO 3166 alpha-2 in upper case, or `ALL` when international. */
  readonly country: string;
  readonly isInternational: boolean;
}
