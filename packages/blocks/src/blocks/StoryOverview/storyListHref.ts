import { storyFilterQuery, type StoryFilter } from '@kmx/core';
import { listHref } from '../../shared/FilterBar/listHref';

/** Anchor of the list. After filtering, the page scrolls to it instead of to the top. */
export const storyListId = 'stories';

/** URL of the list with a filter, including the anchor. */
export const storyListHref = (path: string, filter: StoryFilter): string =>
  listHref(path, storyFilterQuery(filter), storyListId);
