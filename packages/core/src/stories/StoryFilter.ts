import type { FilterTerm } from '../products/ProductFilter';

export const storyCategories = ['customers', 'technology', 'people', 'sustainability', 'company'] as const;

export type StoryCategory = (typeof storyCategories)[number];

export const isStoryCategory = (text: string): text is StoryCategory =>
  storyCategories.some((category) => category === text);

export interface StoryProduct {
  readonly slug: string;
  readonly name?: string | undefined;
}

export interface FilterableStory {
  readonly id: string;
  readonly category?: StoryCategory | undefined;
  readonly topics: readonly FilterTerm[];
  readonly contacts: readonly FilterTerm[];
  readonly products: readonly StoryProduct[];
  readonly hasVideo: boolean;
}

/** Filter groups, by their query parameters (section 2.3). */
export const storyFilterGroups = ['category', 'topic', 'contact', 'product'] as const;

export type StoryFilterGroup = (typeof storyFilterGroups)[number];

export interface StoryFilter extends Readonly<Record<StoryFilterGroup, readonly string[]>> {
  readonly isVideoOnly: boolean;
}

export const emptyStoryFilter: StoryFilter = {
  category: [],
  topic: [],
  contact: [],
  product: [],
  isVideoOnly: false,
};

export const countStoryChoices = (filter: StoryFilter): number =>
  storyFilterGroups.reduce((sum, group) => sum + filter[group].length, filter.isVideoOnly ? 1 : 0);

function slugsOf(story: FilterableStory, group: StoryFilterGroup): readonly string[] {
  const slugs = (terms: readonly { readonly slug: string }[]) => terms.map(({ slug }) => slug);
  switch (group) {
    case 'category':
      return story.category ? [story.category] : [];
    case 'topic':
      return slugs(story.topics);
    case 'contact':
      return slugs(story.contacts);
    case 'product':
      return slugs(story.products);
  }
}

const matches = (story: FilterableStory, filter: StoryFilter): boolean =>
  (story.hasVideo || !filter.isVideoOnly) &&
  storyFilterGroups.every((group) => {
    const requested = filter[group];
    return requested.length === 0 || slugsOf(story, group).some((slug) => requested.includes(slug));
  });

export const filterStories = <TStory extends FilterableStory>(
  stories: readonly TStory[],
  filter: StoryFilter,
): readonly TStory[] => stories.filter((story) => matches(story, filter));

export const toggleStoryChoice = (
  filter: StoryFilter,
  group: StoryFilterGroup,
  slug: string,
): StoryFilter => ({
  ...filter,
  [group]: filter[group].includes(slug)
    ? filter[group].filter((one) => one !== slug)
    : [...filter[group], slug],
});
