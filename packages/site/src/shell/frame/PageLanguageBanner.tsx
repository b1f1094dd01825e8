import { htmlLang, type ContentLanguageDecision, type LanguageCode } from '@kmx/core';
import { LanguageBanner } from '@kmx/design-system';

import type { ContentPage } from '@/server/content/page.schema';
import type { SiteView } from '@/server/view/createSiteView';
import { decideLanguageLinks } from '@/server/view/decideLocaleLinks';

interface PageLanguageBannerProps {
  view: SiteView;
  page: ContentPage;
  decision: ContentLanguageDecision;
}

/**
 * Notice that a page is shown in another language than requested, or not available, with links to the
 * existing languages.
 */
export function PageLanguageBanner({ view, page, decision }: PageLanguageBannerProps) {
  const { intl, locale } = view;
  const nameOf = (language: LanguageCode) =>
    intl.formatDisplayName(language, { type: 'language' }) ?? language;
  const requested = nameOf(locale.language);
  const links = decideLanguageLinks(view, page)
    .filter(({ isTranslated }) => isTranslated)
    .map(({ text, href, locale: { code } }) => ({ text, href, hrefLang: code }));
  if (decision.isLanguageUnavailable) {
    return (
      <LanguageBanner links={links} lang={htmlLang(locale)}>
        {intl.formatMessage({ id: 'languageBanner.unavailable' }, { requested })}
      </LanguageBanner>
    );
  }
  if (!decision.isLanguageFallback) return null;
  const shown = nameOf(decision.contentLanguage);
  return (
    <LanguageBanner links={links} lang={htmlLang(locale)}>
      {intl.formatMessage({ id: 'languageBanner.fallback' }, { requested, shown })}
    </LanguageBanner>
  );
}
