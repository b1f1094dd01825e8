import type { FilterableStory, FilterTerm, StoryFilter } from '@kmx/core';
import type { PageContext } from '../../contract/BlockContext';
import type { Media } from '../Media.schema';

/** What the parts of stories need of their page. */
export type StoryContext = Pick<PageContext, 'intl' | 'mediaUrl'>;

/** A story among others. */
export interface StoryTeaser extends FilterableStory {
  readonly title: string;
  readonly text?: string | undefined;
  readonly href: string;
  /** ISO 8601. */
  readonly publishedAt?: string | undefined;
  readonly image?: Media | undefined;
  /** A BCP 47 tag where its words are not in the page's language. */
  readonly lang?: string | undefined;
}

/** A desk or team that answers for stories; `href` is its own page. */
export interface StoryContactItem extends FilterTerm {
  readonly id: string;
  readonly href: string;
  readonly role?: string | undefined;
  readonly text?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly image?: Media | undefined;
}

/** The story that a page is; hrefs of category and topics lead to the overview filtered by them. */
export interface StoryPage extends Pick<
  StoryTeaser,
  'id' | 'title' | 'text' | 'publishedAt' | 'category' | 'image' | 'hasVideo'
> {
  readonly categoryHref?: string | undefined;
  readonly topics: readonly { readonly name: string; readonly href: string }[];
  readonly contacts: readonly StoryContactItem[];
  /** Slugs of the products that it tells of. */
  readonly products: readonly string[];
}

/** Every story that the reader can read, the newest first, with the filter of the address. */
export interface StoryListing {
  readonly items: readonly StoryTeaser[];
  readonly filter: StoryFilter;
  /** The href of the page that shows the list; filters lead back to it. */
  readonly path: string;
  /** The href of the overview of all stories. */
  readonly storiesHref: string;
}

/** The contacts of stories; `storyCount` is how many stories name each. */
export interface StoryContactListing {
  readonly items: readonly (StoryContactItem & { readonly storyCount: number })[];
  readonly path: string;
}
