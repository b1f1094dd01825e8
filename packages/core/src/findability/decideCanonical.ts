import type { LanguageCode } from '@kmx/contract/locales';
import type { Locale } from '../types/Locale';

import type { LanguageCluster } from './createLanguageCluster';
import type { FindablePage } from './isIndexable';
import { findShownVersion } from './languageVersions';

/** Which version of a page is shown, to whom, and in which language. */
export interface CanonicalInput<TPage extends FindablePage> {
  readonly cluster: LanguageCluster<TPage>;
  readonly page: Pick<FindablePage, 'id' | 'canonicalUrl'>;
  readonly locale: Locale;
  /** As of `decideContentLanguage`; `null`: not shown at all. */
  readonly contentLanguage: LanguageCode | null;
}

/** The address that search engines are to keep, and whether it is the one asked for. */
export interface CanonicalDecision {
  /** Absolute; absent: none is to be kept. */
  readonly href?: string;
  /** Only then the page lists its alternates: others would name a page that does not name itself. */
  readonly isSelf: boolean;
}

/**
 * A page's canonical address (section 3, canonicalUrl): what an editor entered; else its own where it exists in the locale;
 * else, in a fallback language, the address of the text that is shown. Absent: search engines are to leave the page out.
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
