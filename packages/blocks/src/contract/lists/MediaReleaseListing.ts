import type { ArchivedRelease, MediaReleaseFilter } from '@kmx/core';

export interface MediaReleaseTeaser extends ArchivedRelease {
  readonly slug: string;
  readonly title: string;
  readonly leadText: string | undefined;
  /** ISO 8601; absent if unknown. */
  readonly publicationDate: string | undefined;
  readonly href: string;
  /** Language of its texts, if it differs from the page's. */
  readonly lang?: string | undefined;
}

/** All media releases of a site in the reader's country, the newest first, and the filter of the page's address. */
export interface MediaReleaseListing {
  readonly items: readonly MediaReleaseTeaser[];
  readonly filter: MediaReleaseFilter;
  /** Path of the page with the list. */
  readonly path: string;
  /** The page of all media releases, where this site has one. */
  readonly overviewHref: string | undefined;
  /** The list as RSS, where this site has it. */
  readonly feedHref: string | undefined;
}
