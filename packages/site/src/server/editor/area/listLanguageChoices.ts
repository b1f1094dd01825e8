import type { LanguageCode } from '@kmx/core';

import type { SiteView } from '../../view/createSiteView';
import type { PageTranslation } from '../translation/loadTranslations';

export interface LanguageChoice {
  code: LanguageCode;
  name: string;
}

/**
 * Lists the target languages of the site, plus languages that the page is translated into but the site no
 * longer offers.
 */
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
