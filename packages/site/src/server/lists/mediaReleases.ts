import type { MediaReleaseListing, MediaReleaseTeaser, NamedRelease } from '@kmx/blocks';
import {
  decideContentLanguage,
  decideFeedPages,
  decidePageVersion,
  findNeighbours,
  homeSlug,
  htmlLang,
  pageUrl,
  parseMediaReleaseFilter,
  versionsAt,
  type FeedList,
  type LanguageCode,
  type Neighbours,
} from '@kmx/core';

import { contentCache } from '../content/contentCache';
import { queryContent } from '../content/queryContent';
import { mediaTag, siteTag, systemTag } from '../content/tags';
import { feedUrl } from '../feeds/createFeed';
import type { SiteView } from '../view/createSiteView';

import type { ListInput } from './ListInput';
import { MediaReleasesDocument } from './mediaReleases.query';
import { mediaReleasesSchema, type MediaRelease } from './mediaReleases.schema';

const list: FeedList = 'media-releases';

const loadMediaReleases = (siteKey: string, language: LanguageCode): Promise<readonly MediaRelease[]> =>
  contentCache().get(
    `media-releases:${siteKey}:${language}`,
    [siteTag(siteKey), systemTag, mediaTag],
    async () => {
      const variables = { site: siteKey };
      const response = await queryContent(MediaReleasesDocument, mediaReleasesSchema, variables, language);
      return response.mediaReleasesOfSite;
    },
  );

/** Year in the reader's time zone, as in the displayed date. */
const yearOf = (date: string, { timeZone }: SiteView['intl']) =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(new Date(date)));

/** Selects the releases available to the reader, in the country's own version. */
function toTeasers(releases: readonly MediaRelease[], view: SiteView): readonly MediaReleaseTeaser[] {
  const { locale, site, links, intl } = view;
  return releases.flatMap((release) => {
    const { languages, countries, parentSlug, ...shown } = release;
    if (decidePageVersion(versionsAt(releases, release), locale.country) !== release) return [];
    const { contentLanguage } = decideContentLanguage({ pageLanguages: languages, locale, site });
    if (!contentLanguage) return [];
    return [
      {
        ...shown,
        year: shown.publicationDate === undefined ? undefined : yearOf(shown.publicationDate, intl),
        href: pageUrl({ ...links, parentSlug, slug: shown.slug }),
        lang: contentLanguage === locale.language ? undefined : htmlLang(locale, contentLanguage),
      },
    ];
  });
}

/** Returns the page of all media releases (section 3: a fixed page), if the site has it for this reader. */
export function mediaReleasesHref({ index, locale, links }: SiteView): string | undefined {
  const place = { parentSlug: homeSlug, slug: list };
  const page = decidePageVersion(versionsAt(index, place), locale.country);
  return page && pageUrl({ ...links, ...place });
}

/**
 * Loads all media releases of a site with the filter of the address.
 * @throws ContentError if the service fails and nothing is cached.
 */
export async function loadMediaReleaseListing({
  view,
  path,
  query,
}: ListInput): Promise<MediaReleaseListing> {
  const releases = await loadMediaReleases(view.site.key, view.locale.language);
  const hasFeed = decideFeedPages(view.index, list, view.locale).length > 0;
  return {
    items: toTeasers(releases, view),
    filter: parseMediaReleaseFilter(query),
    path,
    overviewHref: mediaReleasesHref(view),
    feedHref: hasFeed ? feedUrl(view, list) : undefined,
  };
}

/**
 * Loads the previous and next media release.
 * @throws ContentError if the service fails and nothing is cached.
 */
export async function loadReleaseNeighbours(view: SiteView, slug: string): Promise<Neighbours<NamedRelease>> {
  const releases = await loadMediaReleases(view.site.key, view.locale.language);
  return findNeighbours(toTeasers(releases, view), slug);
}
