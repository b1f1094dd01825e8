import {
  createLanguageCluster,
  decideCanonical,
  decideContentLanguage,
  isIndexable,
  versionsAt,
  type Alternate,
} from '@kmx/core';

import type { PageView } from '../view/loadPageView';

/** Canonical address and language versions of a page. */
export interface CanonicalPage {
  /** Absolute; undefined if the page is not indexable. */
  canonical?: string;
  /** Empty unless the page is its own canonical page. */
  alternates: readonly Alternate[];
  isIndexed: boolean;
}

/** Uses the same data as sitemaps, so that they agree. */
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
