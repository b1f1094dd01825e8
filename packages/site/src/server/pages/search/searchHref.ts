import { applicationPaths, siteUrl } from '@kmx/core';

import type { SiteView } from '../../view/createSiteView';

/** Returns the localized address of the search page. */
export function searchHref({ links }: Pick<SiteView, 'links'>, query = '', page = 1): string {
  const parameters = new URLSearchParams({
    ...(query !== '' && { q: query }),
    ...(page > 1 && { page: String(page) }),
  });
  const suffix = parameters.size > 0 ? `?${parameters}` : '';
  return siteUrl(`${applicationPaths.search}${suffix}`, links);
}
