import type { LanguageCode } from './languageCodes';

const lastResort: LanguageCode = 'en';

/** Slovak falls back to Czech before English. */
const fallbackLanguages: Partial<Record<LanguageCode, LanguageCode>> = { sk: 'cs' };

/** Returns the languages to try for a reader: "the preferred language, the fallback language, then en" (section 7). */
export function fallbackChain(language: LanguageCode): readonly LanguageCode[] {
  const fallback = fallbackLanguages[language];
  return [...new Set([language, ...(fallback ? [fallback] : []), lastResort])];
}
