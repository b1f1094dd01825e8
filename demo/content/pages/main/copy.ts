import type { Localized } from '../../../../services/content/src/testing/seeding/documents/types';

/** The five languages in which the home page is written. */
export const t5 = (en: string, de: string, fr: string, es: string, ja: string): Localized => ({
  en,
  de,
  fr,
  es,
  ja,
});

/** Names and figures that read the same in all five. */
export const same5 = (value: string): Localized => t5(value, value, value, value, value);
