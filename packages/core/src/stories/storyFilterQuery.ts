import { sortChoices } from '../lists/readChoices';

import { emptyStoryFilter, isStoryCategory, storyFilterGroups, type StoryFilter } from './StoryFilter';

/** Parameter of the video filter, and its only value. */
export const storyVideoParameter = { name: 'video', value: 'true' } as const;

const sorted = (slugs: readonly string[]) => sortChoices(slugs.filter((slug) => slug !== ''));

export function parseStoryFilter(query: URLSearchParams): StoryFilter {
  const all = (name: string) => sorted(query.getAll(name));
  return {
    ...emptyStoryFilter,
    category: all('category').filter(isStoryCategory),
    topic: all('topic'),
    contact: all('contact'),
    product: all('product'),
    isVideoOnly: query.get(storyVideoParameter.name) === storyVideoParameter.value,
  };
}

/**
 * Returns `category=customers&topic=crimping&video=true`, sorted, so that equal filters have one URL; `''` for none.
 */
export function storyFilterQuery(filter: StoryFilter): string {
  const { name, value } = storyVideoParameter;
  return new URLSearchParams([
    ...storyFilterGroups.flatMap((group) => sorted(filter[group]).map((slug) => [group, slug])),
    ...(filter.isVideoOnly ? [[name, value]] : []),
  ]).toString();
}
