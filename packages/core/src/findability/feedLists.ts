import { decidePageVersion } from '../content/decidePageVersion';
import { versionsAt } from '../content/versionsAt';
import type { Locale } from '../types/Locale';
import type { PageType } from '../types/Page';

import { isIndexable, type FindablePage } from './isIndexable';

/** Page lists with a feed, by their path (section 2.2). */
export const feedLists = {
  stories: 'Story',
  'media-releases': 'MediaRelease',
} as const satisfies Record<string, PageType>;

export type FeedList = keyof typeof feedLists;

export const isFeedList = (text: string): text is FeedList => Object.hasOwn(feedLists, text);

export const feedFileName = 'rss.xml';

const maxFeedPages = 30;

/** Dates are ISO 8601. */
export interface FeedPage extends FindablePage {
  readonly createdAt?: string | null;
  readonly updatedAt?: string | null;
}

/** Date of first publication (ISO 8601), as far as known. */
export const publicationDateOf = ({ createdAt, updatedAt }: Pick<FeedPage, 'createdAt' | 'updatedAt'>) =>
  createdAt ?? updatedAt ?? undefined;

const timeOf = (page: FeedPage) => Date.parse(publicationDateOf(page) ?? '') || 0;

/** Returns the newest 30 public pages of a list that exist in the locale, the newest first. */
export function decideFeedPages<TPage extends FeedPage>(
  pages: readonly TPage[],
  list: FeedList,
  locale: Pick<Locale, 'language' | 'country'>,
): readonly TPage[] {
  const isVersion = (page: TPage) => decidePageVersion(versionsAt(pages, page), locale.country) === page;
  return pages
    .filter(({ pageType }) => pageType === feedLists[list])
    .filter((page) => isIndexable(page) && page.languages.includes(locale.language) && isVersion(page))
    .toSorted((one, other) => timeOf(other) - timeOf(one))
    .slice(0, maxFeedPages);
}
