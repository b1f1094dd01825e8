import { MediaReleaseFooter, MediaReleaseHeader, readMediaRelease, ShareLinks } from '@kmx/blocks';

import type { PageKind, PageKindInput } from './PageKind';
import { isContentError } from '@/server/content/ContentError';
import { loadReleaseNeighbours, mediaReleasesHref } from '@/server/lists/mediaReleases';
import { sharedStory } from '@/server/lists/storyPage';
import { describeFailure, log } from '@/server/log';
import type { SiteView } from '@/server/view/createSiteView';

/** A release does not fail for want of the way to the next one. */
async function findReleaseNeighbours(view: SiteView, slug: string) {
  try {
    return await loadReleaseNeighbours(view, slug);
  } catch (error) {
    if (!isContentError(error)) throw error;
    log('warn', describeFailure(error), { site: view.site.key });
    return undefined;
  }
}

/** A media release: its day and whether it is an ad hoc announcement, and behind it documents and the way to its neighbours. */
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
