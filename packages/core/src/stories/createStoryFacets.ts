import type { FacetOption } from '../products/createFacets';

import {
  filterStories,
  storyCategories,
  type FilterableStory,
  type StoryFilter,
  type StoryFilterGroup,
  type StoryProduct,
} from './StoryFilter';

export interface StoryFacets extends Readonly<Record<StoryFilterGroup, readonly FacetOption[]>> {
  /** Number of stories under the whole filter. */
  readonly total: number;
  /** Number of them with a video. */
  readonly video: { readonly count: number; readonly isChosen: boolean };
}

const toTerms = (slugs: readonly string[]) => slugs.map((slug) => ({ slug, name: slug }));

function termsOf(stories: readonly FilterableStory[], group: StoryFilterGroup): readonly StoryProduct[] {
  switch (group) {
    case 'category':
      return toTerms(
        storyCategories.filter((category) => stories.some((story) => story.category === category)),
      );
    case 'topic':
      return stories.flatMap(({ topics }) => topics);
    case 'contact':
      return stories.flatMap(({ contacts }) => contacts);
    case 'product':
      return stories.flatMap(({ products }) => products);
  }
}

/** One option for each slug; values without a name can only be removed. */
function optionsOf(stories: readonly FilterableStory[], filter: StoryFilter, group: StoryFilterGroup) {
  const chosen = filter[group];
  const names = new Map(chosen.map((slug) => [slug, slug]));
  for (const { slug, name } of termsOf(stories, group)) if (name !== undefined) names.set(slug, name);
  const options = [...names].map(([slug, name]) => ({
    slug,
    name,
    count: filterStories(stories, { ...filter, [group]: [slug] }).length,
    isChosen: chosen.includes(slug),
  }));
  if (group !== 'category') return options.sort((one, other) => one.name.localeCompare(other.name));
  const order: readonly string[] = storyCategories;
  return options.sort((one, other) => order.indexOf(one.slug) - order.indexOf(other.slug));
}

/**
 * Creates the filters of a list of stories with counts: each count is the size of the list with that option under the
 * choices of the other groups. Options that would empty the list have the count 0.
 */
export function createStoryFacets(stories: readonly FilterableStory[], filter: StoryFilter): StoryFacets {
  const options = (group: StoryFilterGroup) => optionsOf(stories, filter, group);
  return {
    category: options('category'),
    topic: options('topic'),
    contact: options('contact'),
    product: options('product'),
    total: filterStories(stories, filter).length,
    video: {
      count: filterStories(stories, { ...filter, isVideoOnly: true }).length,
      isChosen: filter.isVideoOnly,
    },
  };
}
