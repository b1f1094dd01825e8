import type { Link, NewsPosition } from '@kmx/core';
import type { Media } from '../shared/Media.schema';

/** One item of the news (section 3: id, title, text, publicationDate, image, link). */
export interface NewsTeaser {
  readonly id: string;
  readonly title: string;
  readonly text: string | undefined;
  /** ISO 8601; absent while nobody knows. */
  readonly publicationDate: string | undefined;
  readonly image: Media | undefined;
  readonly link: Link | undefined;
}

/** Ten items of the news (section 9), the newest first, and where the page's address says they begin. */
export interface NewsListing {
  readonly items: readonly NewsTeaser[];
  readonly filter: NewsPosition;
  /** Of the page that shows the list. */
  readonly path: string;
  /** The page of all news, where this site has one. */
  readonly overviewHref: string | undefined;
  /** Where the next items begin; absent: these are the last. */
  readonly endCursor: string | undefined;
}
