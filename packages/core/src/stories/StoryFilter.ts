import type { FilterTerm } from '../products/ProductFilter';

/** What stories are about, in the order that they are offered in. */
export const storyCategories = ['customers', 'technology', 'people', 'sustainability', 'company'] as const;

/** What a story is about. */
export type StoryCategory = (typeof storyCategories)[number];

/** Whether a text of an address names a category. */
export const isStoryCategory = (text: string): text is StoryCategory =>
  storyCategories.some((category) => category === text);

/** A product that a story tells of; without a name where the reader's country does not list it. */
export interface StoryProduct {
  readonly slug: string;
  readonly name?: string | undefined;
}

/** What filters read of a story (section 3). */
export interface FilterableStory {
  readonly id: string;
  readonly category?: StoryCategory | undefined;
  readonly topics: readonly FilterTerm[];
  readonly contacts: readonly FilterTerm[];
  readonly products: readonly StoryProduct[];
  readonly hasVideo: boolean;
}

/** What stories are filtered by, under the names that the address has for it (section 2.3). */
export const storyFilterGroups = ['category', 'topic', 'contact', 'product'] as const;

/** One of the things that stories are filtered by. */
export type StoryFilterGroup = (typeof storyFilterGroups)[number];

/** What a reader chose: slugs, of which one in each group is enough; a group without any asks for nothing. */
export interface StoryFilter extends Readonly<Record<StoryFilterGroup, readonly string[]>> {
  readonly isVideoOnly: boolean;
}

/** The filter that keeps every story. */
export const emptyStoryFilter: StoryFilter = {
  category: [],
  topic: [],
  contact: [],
  product: [],
  isVideoOnly: false,
};

/** How many choices a filter is made of. */
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
    const wanted = filter[group];
    return wanted.length === 0 || slugsOf(story, group).some((slug) => wanted.includes(slug));
  });

/** The stories that a filter leaves, in their order: all groups are asked for, within a group one slug is enough. */
export const filterStories = <TStory extends FilterableStory>(
  stories: readonly TStory[],
  filter: StoryFilter,
): readonly TStory[] => stories.filter((story) => matches(story, filter));

/** The filter with one choice more, or without it where it was chosen. */
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
