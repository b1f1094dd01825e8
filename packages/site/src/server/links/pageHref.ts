import { pageUrl, type PageAddress } from '@kmx/core';

import type { SiteView } from '../view/createSiteView';

/** Returns the address of a page on the reader's site. */
export const pageHref = ({ links }: Pick<SiteView, 'links'>, { slug, parentSlug }: PageAddress): string =>
  pageUrl({ ...links, slug, parentSlug });
