import { MediaReleaseFooter, MediaReleaseHeader, readMediaRelease, ShareLinks } from '@kmx/blocks';

import type { PageKind, PageKindInput } from './PageKind';
import { isContentError } from '@/server/content/ContentError';
import { loadReleaseNeighbours, mediaReleasesHref } from '@/server/lists/mediaReleases';
import { sharedStory } from '@/server/lists/storyPage';
import { log } from '@/server/log';
import type { SiteView } from '@/server/view/createSiteView';

/** A failure to load the neighbours must not break the release. */
async function findReleaseNeighbours(view: SiteView, slug: string) {
  try {
    return await loadReleaseNeighbours(view, slug);
  } catch (error) {
    if (!isContentError(error)) throw error;
    log('warn', 'The neighbours of a media release could not be loaded.', { site: view.site.key }, error);
    return undefined;
  }
}

/**
 * Adds the date and the ad hoc label of a media release; documents and links to its neighbours after the
 * modules.
 */
export async function createReleaseKind({
  view,
  page,
  context,
  hasTitle,
}: PageKindInput): Promise<PageKind | undefined> {
  const release = readMediaRelease(page.mediaRelease);
  if (!release) return undefined;
  const { intl } = view;
  const header = <MediaReleaseHeader release={release} intl={intl} hasTitle={hasTitle} />;
  return {
    ...(hasTitle ? { belowHero: header } : { head: header }),
    foot: (
      <MediaReleaseFooter
        release={release}
        context={context}
        neighbours={await findReleaseNeighbours(view, page.slug)}
        overviewHref={mediaReleasesHref(view)}
        share={<ShareLinks intl={intl} {...sharedStory(page, view)} />}
      />
    ),
  };
}
