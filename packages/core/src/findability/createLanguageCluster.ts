import { decidePageVersion } from '../content/decidePageVersion';
import { pageUrl } from '../routes/pageUrl';
import type { CurrentAddress } from '../sites/siteUrl';
import type { Locale } from '../types/Locale';
import type { SiteAddress, SiteLanguages } from '../types/Site';

import { isIndexable, type FindablePage } from './isIndexable';
import { createAlternates, type Alternate, type LocaleVersion } from './languageVersions';

export interface ClusterMember<TPage extends FindablePage> extends LocaleVersion {
  readonly page: TPage;
}

export interface LanguageCluster<TPage extends FindablePage> {
  readonly members: readonly ClusterMember<TPage>[];
  /** The members and `x-default`. The list is the same for each member, so that they refer to each other. */
  readonly alternates: readonly Alternate[];
}

export interface LanguageClusterInput<TPage extends FindablePage> extends Pick<
  CurrentAddress,
  'currentHost' | 'protocol'
> {
  readonly site: SiteAddress & Pick<SiteLanguages, 'localelessLanguage' | 'defaultLanguage'>;
  /** All locales of the site, see `localesOfSite`. */
  readonly locales: readonly Locale[];
  /** The universal version and those for countries, all at one address. */
  readonly versions: readonly TPage[];
}

const isFoundElsewhere = ({ canonicalUrl }: FindablePage, href: string) =>
  Boolean(canonicalUrl) && canonicalUrl !== href;

/**
 * Creates the alternate versions of a page (section 3, alternateVersions): one member for each locale in which the
 * page itself exists; never a fallback, a protected version, or one with another canonical URL. `x-default` is the
 * site's default language. Canonical URLs, `hreflang` and sitemaps are derived from it; it does not depend on the
 * reader.
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
