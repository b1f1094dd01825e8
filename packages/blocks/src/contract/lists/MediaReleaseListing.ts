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

/** All media releases of a site in the reader's country, newest first, with the filter of the address. */
export interface MediaReleaseListing {
  readonly items: readonly MediaReleaseTeaser[];
  readonly filter: MediaReleaseFilter;
  /** Path of the page with the list. */
  readonly path: string;
  /** Page of all media releases, if the site has one. */
  readonly overviewHref: string | undefined;
  /** RSS feed of the list, if the site has one. */
  readonly feedHref: string | undefined;
}
