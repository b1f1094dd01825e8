import type { LanguageCode } from '@kmx/contract/locales';

/** How a country measures (section 3). */
export type MeasurementSystem = 'Metric' | 'Imperial';

/** The code of the pseudo-country "All", which stands for the international locales (section 3). */
export const internationalCountry = 'ALL';

/** A country that a site may offer (section 3). */
export interface Country {
  /** ISO 3166 alpha-2 in upper case, or `ALL`. */
  readonly countryCode: string;
  readonly hidden: boolean;
  readonly supportedLanguages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
  readonly defaultMeasurementSystem: MeasurementSystem;
  readonly name: string;
}
