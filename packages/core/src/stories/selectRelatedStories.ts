import type { FilterableStory } from './StoryFilter';

export interface RelatedStoriesInput {
  readonly products: readonly string[];
  readonly excludeId?: string | undefined;
  /** Maximum number. */
  readonly first: number;
}

/** "Related stories (by product slug)" (section 2.3): sorted by the number of shared products, then by their order. */
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
