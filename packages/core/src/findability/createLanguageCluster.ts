import { decidePageVersion } from '../content/decidePageVersion';
import { pageUrl } from '../routes/pageUrl';
import type { CurrentAddress } from '../sites/siteUrl';
import type { Locale } from '../types/Locale';
import type { SiteAddress, SiteLanguages } from '../types/Site';

import { isIndexable, type FindablePage } from './isIndexable';
import { createAlternates, type Alternate, type LocaleVersion } from './languageVersions';

/** A locale in which a page itself exists, and where. */
export interface ClusterMember<TPage extends FindablePage> extends LocaleVersion {
  readonly page: TPage;
}

/** All versions of one page that search engines may know, each with its one canonical address. */
export interface LanguageCluster<TPage extends FindablePage> {
  readonly members: readonly ClusterMember<TPage>[];
  /** The members and `x-default`: the same list for each of them, so that they name each other. */
  readonly alternates: readonly Alternate[];
}

/** A page's versions and the locales that they may be shown in. */
export interface LanguageClusterInput<TPage extends FindablePage> extends Pick<
  CurrentAddress,
  'currentHost' | 'protocol'
> {
  readonly site: SiteAddress & Pick<SiteLanguages, 'localelessLanguage' | 'defaultLanguage'>;
  /** Every locale that the site offers, as of `localesOfSite`. */
  readonly locales: readonly Locale[];
  /** The universal version and the countries' own, all at one address. */
  readonly versions: readonly TPage[];
}

const isFoundElsewhere = ({ canonicalUrl }: FindablePage, href: string) =>
  Boolean(canonicalUrl) && canonicalUrl !== href;

/**
 * The alternate versions of a page (section 3, alternateVersions): one member per locale in which the page itself exists,
 * never for a fallback, a protected version, or one that is to be found elsewhere; `x-default` is the site's default language.
 * Canonical addresses, `hreflang` and sitemaps are all read from it, and it does not depend on who asks.
 */
export function createLanguageCluster<TPage extends FindablePage>({
  site,
  locales,
  versions,
  ...current
}: LanguageClusterInput<TPage>): LanguageCluster<TPage> {
  const members = locales.flatMap((locale): ClusterMember<TPage>[] => {
    const page = decidePageVersion(versions, locale.country);
    if (!page || !isIndexable(page) || !page.languages.includes(locale.language)) return [];
    const { parentSlug, slug } = page;
    const href = pageUrl({ site, locale, parentSlug, slug, ...current, isAbsolute: true });
    return isFoundElsewhere(page, href) ? [] : [{ hreflang: locale.code, href, locale, page }];
  });
  return { members, alternates: createAlternates(members, site.defaultLanguage) };
}
