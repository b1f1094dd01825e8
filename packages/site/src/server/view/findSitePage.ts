import { decidePageVersion, pageUrl } from '@kmx/core';

import type { SiteView } from './createSiteView';

/** The address of the site's page that has one of these slugs, for the reader's country; `undefined` where there is none. */
export function findSitePage(view: SiteView, slugs: readonly string[]): string | undefined {
  const page = decidePageVersion(
    view.index.filter(({ slug }) => slugs.includes(slug)),
    view.locale.country,
  );
  return page && pageUrl({ ...view.links, ...page });
}
