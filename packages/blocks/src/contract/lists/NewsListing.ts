import type { Link, NewsPosition } from '@kmx/core';
import type { Media } from '../../content/Media.schema';

/** A news item (section 3: id, title, text, publicationDate, image, link). */
export interface NewsTeaser {
  readonly id: string;
  readonly title: string;
  readonly text: string | undefined;
  /** ISO 8601; absent if unknown. */
  readonly publicationDate: string | undefined;
  readonly image: Media | undefined;
  readonly link: Link | undefined;
}

/** Ten items of the news (section 9), the newest first, from the position in the page's URL. */
export interface NewsListing {
  readonly items: readonly NewsTeaser[];
  readonly filter: NewsPosition;
  /** Path of the page with the list. */
  readonly path: string;
  /** Page of all news, if the site has one. */
  readonly overviewHref: string | undefined;
  /** Cursor of the next items; absent on the last page. */
  readonly endCursor: string | undefined;
}
