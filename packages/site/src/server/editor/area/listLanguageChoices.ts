import type { LanguageCode } from '@kmx/core';

import type { SiteView } from '../../view/createSiteView';
import type { PageTranslation } from '../translation/loadTranslations';

/** A language that a page can be translated into. */
export interface LanguageChoice {
  code: LanguageCode;
  name: string;
}

/** The languages of the site but the source, and those that the page is translated into though the site has left them. */
export function listLanguageChoices(
  { site, intl }: Pick<SiteView, 'site' | 'intl'>,
  { sourceLanguage, targetLanguages }: PageTranslation,
): readonly LanguageChoice[] {
  const codes = new Set([...site.languages, ...targetLanguages.map(({ language }) => language)]);
  codes.delete(sourceLanguage);
  return [...codes].map((code) => ({
    code,
    name: intl.formatDisplayName(code, { type: 'language' }) ?? code,
  }));
}
