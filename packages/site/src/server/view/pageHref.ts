import { pageUrl, type PageAddress } from '@kmx/core';

import type { SiteView } from './createSiteView';

/** The address of a page of the reader's site, as a link on it is written. */
export const pageHref = ({ links }: Pick<SiteView, 'links'>, { slug, parentSlug }: PageAddress): string =>
  pageUrl({ ...links, slug, parentSlug });
