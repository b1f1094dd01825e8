import { decidePageVersion, pageUrl } from '@kmx/core';

import type { SiteView } from './createSiteView';

/**
 * Returns the address of the first page with one of these slugs in the reader's country; `undefined` if there
 * is none.
 */
export function findSitePage(view: SiteView, slugs: readonly string[]): string | undefined {
  const page = decidePageVersion(
    view.index.filter(({ slug }) => slugs.includes(slug)),
    view.locale.country,
  );
  return page && pageUrl({ ...view.links, ...page });
}
