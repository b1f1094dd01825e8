import type { LanguageCode } from '../types/Language';
import type { Locale } from '../types/Locale';

import type { ClusterMember, LanguageCluster } from './createLanguageCluster';
import type { FindablePage } from './isIndexable';

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

/** A fallback shows the text of another member: the one of the reader's country first, then the international one. */
function findShown<TPage extends FindablePage>({
  cluster,
  page,
  locale,
  contentLanguage,
}: CanonicalInput<TPage>): ClusterMember<TPage> | undefined {
  const sameText = cluster.members.filter(
    (member) => member.page.id === page.id && member.locale.language === contentLanguage,
  );
  return (
    sameText.find((member) => member.locale.country === locale.country) ??
    sameText.find((member) => member.locale.isInternational) ??
    sameText[0]
  );
}

/**
 * A page's canonical address (section 3, canonicalUrl): what an editor entered; else its own where it exists in the locale;
 * else, in a fallback language, the address of the text that is shown. Absent: search engines are to leave the page out.
 */
export function decideCanonical<TPage extends FindablePage>(input: CanonicalInput<TPage>): CanonicalDecision {
  const { cluster, page, locale } = input;
  const own = cluster.members.find((member) => member.locale.code === locale.code);
  if (own) return { href: own.href, isSelf: true };
  if (page.canonicalUrl) return { href: page.canonicalUrl, isSelf: false };
  const shown = findShown(input);
  return shown ? { href: shown.href, isSelf: false } : { isSelf: false };
}
