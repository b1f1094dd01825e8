import { createParameter, flagParameter, formatQuery, textsParameter } from '../lists/queryParameters';
import { sortChoices } from '../lists/readChoices';

import { isStoryCategory, storyFilterGroups, type StoryFilter } from './StoryFilter';

export const storyParameters = {
  category: createParameter<readonly string[]>(
    'category',
    (slugs) => sortChoices(slugs.filter(isStoryCategory)),
    sortChoices,
  ),
  topic: textsParameter('topic'),
  contact: textsParameter('contact'),
  product: textsParameter('product'),
  isVideoOnly: flagParameter('video', 'true'),
};

export const parseStoryFilter = (query: URLSearchParams): StoryFilter => ({
  category: storyParameters.category.parse(query),
  topic: storyParameters.topic.parse(query),
  contact: storyParameters.contact.parse(query),
  product: storyParameters.product.parse(query),
  isVideoOnly: storyParameters.isVideoOnly.parse(query),
});

/**
 * Returns `category=customers&topic=crimping&video=true`, sorted, so that equal filters have one URL; `''` for none.
 */
export const storyFilterQuery = (filter: StoryFilter): string =>
  formatQuery(
    ...storyFilterGroups.map((group) => storyParameters[group].format(filter[group])),
    storyParameters.isVideoOnly.format(filter.isVideoOnly),
  );
