import { storyFilterQuery, type StoryFilter } from '@kmx/core';

/** Anchor of the list. After filtering, the page scrolls to it instead of to the top. */
export const storyListId = 'stories';

/** URL of the list with a filter, including the anchor. */
export function storyListHref(path: string, filter: StoryFilter): string {
  const query = storyFilterQuery(filter);
  return `${path}${query && `?${query}`}#${storyListId}`;
}
