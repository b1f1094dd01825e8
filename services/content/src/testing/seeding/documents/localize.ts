import { fallbackChain } from '@kmx/contract/locales';
import { seedLanguages, type Localized, type SeedLanguage } from './types';

export const textIn = (text: Localized | undefined, language: SeedLanguage): string | undefined => {
  if (!text) return undefined;
  return fallbackChain(language)
    .map((code) => text[code])
    .find((value) => value !== undefined);
};

/** The languages in which a text was written, English first where there is any. */
export const languagesOf = (text: Localized): SeedLanguage[] =>
  seedLanguages.filter((code) => text[code] !== undefined);
