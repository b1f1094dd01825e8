import { storyFilterQuery, type StoryFilter } from '@kmx/core';

/** The anchor of the list on its page: who narrows it goes on there. */
export const storyListId = 'stories';

/** The list with a filter, at the place where the reader is. */
export function storyListHref(path: string, filter: StoryFilter): string {
  const query = storyFilterQuery(filter);
  return `${path}${query && `?${query}`}#${storyListId}`;
}
