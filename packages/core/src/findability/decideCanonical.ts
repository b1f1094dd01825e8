import type { LanguageCode } from '@kmx/contract/locales';
import type { Locale } from '../types/Locale';

import type { LanguageCluster } from './createLanguageCluster';
import type { FindablePage } from './isIndexable';
import { findShownVersion } from './languageVersions';

export interface CanonicalInput<TPage extends FindablePage> {
  readonly cluster: LanguageCluster<TPage>;
  readonly page: Pick<FindablePage, 'id' | 'canonicalUrl'>;
  readonly locale: Locale;
  /** From `decideContentLanguage`; `null` if the page is not shown. */
  readonly contentLanguage: LanguageCode | null;
}

export interface CanonicalDecision {
  /** Absolute; absent if the page must not be indexed. */
  readonly href?: string;
  /** Alternates are only listed if true: otherwise they would name a page that does not name itself. */
  readonly isSelf: boolean;
}

/**
 * Decides a page's canonical URL (section 3, canonicalUrl): the editor's; else its own where it exists in the locale;
 * else, in a fallback language, that of the text shown. Absent if search engines must not index the page.
 */
export function decideCanonical<TPage extends FindablePage>({
  cluster,
  page,
  locale,
  contentLanguage,
}: CanonicalInput<TPage>): CanonicalDecision {
  const own = cluster.members.find((member) => member.locale.code === locale.code);
  if (own) return { href: own.href, isSelf: true };
  if (page.canonicalUrl) return { href: page.canonicalUrl, isSelf: false };
  const sameVersion = cluster.members.filter((member) => member.page.id === page.id);
  const shown = findShownVersion(sameVersion, locale, contentLanguage);
  return shown ? { href: shown.href, isSelf: false } : { isSelf: false };
}
