import { decideContentLanguage, decideTheme } from '@kmx/core';

import { decideCanonicalPage } from '../findability/decideCanonicalPage';
import { decideBreadcrumbs } from '../navigation/decideBreadcrumbs';
import type { PageView } from '../view/loadPageView';

import { resolveModules } from './resolveModules';

/** Creates the content of `{path}/_payload.json` (section 7); of the protection it includes only the mode. */
export function createPayload({ view, page }: PageView) {
  const { site, locale } = view;
  const { canonical, alternates } = decideCanonicalPage({ view, page });
  const decision = decideContentLanguage({ pageLanguages: page.languages, locale, site });
  const { id, title, slug, parentSlug, pageType, countries, description, updatedAt } = page;
  return {
    site: { id: site.id, key: site.key, name: site.name },
    locale: locale.code,
    page: {
      id,
      title,
      slug,
      parentSlug,
      type: 'page',
      pageType,
      countries,
      description,
      updatedAt,
      canonicalUrl: canonical ?? null,
      protection: page.protection.mode,
    },
    theme: decideTheme(page.theme, site.theme),
    languages: page.languages,
    ...decision,
    alternates,
    breadcrumb: decideBreadcrumbs(view, page),
    modules: decision.isLanguageUnavailable ? [] : resolveModules(page.modules, view),
  };
}
