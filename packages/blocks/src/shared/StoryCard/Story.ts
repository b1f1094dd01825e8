import type { PageContext } from '../../contract/BlockContext';
import type { StoryContactItem, StoryTeaser } from '../../contract/lists/StoryListing';

export type StoryContext = Pick<PageContext, 'intl' | 'mediaUrl'>;

/** Story with links of category and topics to the filtered overview. */
export interface StoryPage extends Pick<
  StoryTeaser,
  'id' | 'title' | 'text' | 'publishedAt' | 'category' | 'image' | 'hasVideo'
> {
  readonly categoryHref?: string | undefined;
  readonly topics: readonly { readonly name: string; readonly href: string }[];
  readonly contacts: readonly StoryContactItem[];
  /** Slugs of the products in the story. */
  readonly products: readonly string[];
}
