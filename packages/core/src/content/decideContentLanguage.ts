import { fallbackChain, type LanguageCode } from '@kmx/contract/locales';

import type { Locale } from '../types/Locale';
import type { SiteLanguages } from '../types/Site';

export interface ContentLanguageInput {
  readonly pageLanguages: readonly LanguageCode[];
  readonly locale: Pick<Locale, 'language'>;
  readonly site: Pick<SiteLanguages, 'languages' | 'defaultLanguage'>;
}

export type ContentLanguageDecision =
  | {
      readonly contentLanguage: LanguageCode;
      readonly isLanguageFallback: boolean;
      readonly isLanguageUnavailable: false;
    }
  | {
      readonly contentLanguage: null;
      readonly isLanguageFallback: false;
      readonly isLanguageUnavailable: true;
    };

/** Tries the reader's language, its fallbacks and the site's default, as far as the site offers them (section 3). */
export function decideContentLanguage({
  pageLanguages,
  locale,
  site,
}: ContentLanguageInput): ContentLanguageDecision {
  const contentLanguage = [...fallbackChain(locale.language), site.defaultLanguage]
    .filter((language) => site.languages.includes(language))
    .find((language) => pageLanguages.includes(language));
  if (!contentLanguage)
    return { contentLanguage: null, isLanguageFallback: false, isLanguageUnavailable: true };
  return {
    contentLanguage,
    isLanguageFallback: contentLanguage !== locale.language,
    isLanguageUnavailable: false,
  };
}
