import type { FilterableStory } from './StoryFilter';

/** What stories have to do with: products by their slugs, and the story that is being read. */
export interface RelatedStoriesInput {
  readonly products: readonly string[];
  readonly excludeId?: string | undefined;
  /** How many at most. */
  readonly first: number;
}

/** "Related stories (by product slug)" (section 2.3): those that share the most products first, then in their order. */
export function selectRelatedStories<TStory extends Pick<FilterableStory, 'id' | 'products'>>(
  stories: readonly TStory[],
  { products, excludeId, first }: RelatedStoriesInput,
): readonly TStory[] {
  const shared = (story: TStory) => story.products.filter(({ slug }) => products.includes(slug)).length;
  return stories
    .filter((story) => story.id !== excludeId && shared(story) > 0)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, first);
}
