import type { FilterableStory, FilterTerm, StoryFilter } from '@kmx/core';
import type { Media } from '../../content/Media.schema';

export interface StoryTeaser extends FilterableStory {
  readonly title: string;
  readonly text?: string | undefined;
  readonly href: string;
  /** ISO 8601. */
  readonly publishedAt?: string | undefined;
  readonly image?: Media | undefined;
  /** BCP 47 tag if the text is not in the page's language. */
  readonly lang?: string | undefined;
}

/** Team that is responsible for stories; `href` is its page. */
export interface StoryContactItem extends FilterTerm {
  readonly id: string;
  readonly href: string;
  readonly role?: string | undefined;
  readonly text?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly image?: Media | undefined;
}

/** All stories available to the reader, newest first, with the filter of the address. */
export interface StoryListing {
  readonly items: readonly StoryTeaser[];
  readonly filter: StoryFilter;
  /** Path of the page with the list, for links with filters. */
  readonly path: string;
  /** Address of the overview of all stories. */
  readonly storiesHref: string;
}

/** Contacts of stories; `storyCount` is the number of stories of each. */
export interface StoryContactListing {
  readonly items: readonly (StoryContactItem & { readonly storyCount: number })[];
  readonly path: string;
}
