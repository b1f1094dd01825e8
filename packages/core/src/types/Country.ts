import type { LanguageCode } from '@kmx/contract/locales';

export type MeasurementSystem = 'Metric' | 'Imperial';

/** Code of the pseudo-country "All" of international locales (section 3). */
export const internationalCountry = 'ALL';

export interface Country {
  /** ISO 3166 alpha-2 in upper case, or `ALL`. */
  readonly countryCode: string;
  readonly hidden: boolean;
  readonly supportedLanguages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
  readonly defaultMeasurementSystem: MeasurementSystem;
  readonly name: string;
}
