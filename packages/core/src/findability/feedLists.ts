import { decidePageVersion } from '../content/decidePageVersion';
import { versionsAt } from '../content/versionsAt';
import type { Locale } from '../types/Locale';
import type { PageType } from '../types/Page';

import { isIndexable, type FindablePage } from './isIndexable';

/** The lists of pages that can be subscribed to, by the path that they stand under (section 2.2). */
export const feedLists = {
  stories: 'Story',
  'media-releases': 'MediaRelease',
} as const satisfies Record<string, PageType>;

/** A list of pages that can be subscribed to. */
export type FeedList = keyof typeof feedLists;

/** Whether a path segment names a list that can be subscribed to. */
export const isFeedList = (text: string): text is FeedList => Object.hasOwn(feedLists, text);

/** The file that a list's feed is, below the list's path. */
export const feedFileName = 'rss.xml';

const maxFeedPages = 30;

/** A page of a site's index, with its dates (ISO 8601). */
export interface FeedPage extends FindablePage {
  readonly createdAt?: string | null;
  readonly updatedAt?: string | null;
}

/** When a page was first there (ISO 8601), as far as is known. */
export const publicationDateOf = ({ createdAt, updatedAt }: Pick<FeedPage, 'createdAt' | 'updatedAt'>) =>
  createdAt ?? updatedAt ?? undefined;

const timeOf = (page: FeedPage) => Date.parse(publicationDateOf(page) ?? '') || 0;

/** The newest 30 pages of a list, the newest first, as far as they exist in the locale and everybody may read them. */
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
