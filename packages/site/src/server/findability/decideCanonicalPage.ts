import {
  createLanguageCluster,
  decideCanonical,
  decideContentLanguage,
  isIndexable,
  versionsAt,
  type Alternate,
} from '@kmx/core';

import type { PageView } from '../view/loadPageView';

/** What search engines are to make of a page in a locale. */
export interface CanonicalPage {
  /** Absolute; absent: none. */
  canonical?: string;
  /** Only a page that is canonical to itself has them. */
  alternates: readonly Alternate[];
  isIndexed: boolean;
}

/** A page in the table that sitemaps are written from as well, so that they never disagree. */
export function decideCanonicalPage({ view, page }: PageView): CanonicalPage {
  const { site, locale, offered, links, isNextRelease, isPseudo } = view;
  const cluster = createLanguageCluster({
    site,
    locales: offered,
    versions: versionsAt(view.index, page),
    currentHost: links.currentHost,
    protocol: links.protocol,
  });
  const { contentLanguage } = decideContentLanguage({ pageLanguages: page.languages, locale, site });
  const { href, isSelf } = decideCanonical({ cluster, page, locale, contentLanguage });
  return {
    canonical: href,
    alternates: isSelf ? cluster.alternates : [],
    isIndexed: isIndexable(page) && href !== undefined && !isNextRelease && !isPseudo,
  };
}
