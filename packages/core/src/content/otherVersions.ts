import { parsePath } from '../paths/parsePath';
import { splitPath } from '../paths/splitPath';
import type { Locale } from '../types/Locale';
import type { PageVersion } from '../types/Page';
import type { SiteAddress, SiteLanguages } from '../types/Site';

import { decidePageVersion } from './decidePageVersion';
import { versionsAt } from './versionsAt';

export interface OtherVersionsInput {
  readonly site: Pick<SiteAddress, 'domains'> & Pick<SiteLanguages, 'localelessLanguage'>;
  readonly pages: readonly PageVersion[];
  /** All locales of the site, see `localesOfSite`. */
  readonly offered: readonly Locale[];
  readonly locale: Pick<Locale, 'urlCode'>;
}

/**
 * Lists the other locales in which a page of this address exists, in the order in which they are offered;
 * `replaceLocale` gives their addresses. Empty for a malformed path.
 */
export function otherVersions(
  path: string,
  { site, pages, offered, locale }: OtherVersionsInput,
): readonly Locale[] {
  const first = splitPath(path).segments[0]?.decoded?.toLowerCase();
  const domain = site.domains.find(({ slug }) => slug && slug.toLowerCase() === first);
  const { localelessLanguage } = site;
  const parsed = parsePath(path, { siteSlug: domain?.slug, localelessLanguage });
  if (!parsed.ok || parsed.value.ancestors.length > 0) return [];
  const { parentSlug, pageSlug } = parsed.value;
  const versions = versionsAt(pages, { parentSlug, slug: pageSlug });
  return offered.filter(
    ({ urlCode, country, language }) =>
      urlCode !== locale.urlCode && decidePageVersion(versions, country)?.languages.includes(language),
  );
}
