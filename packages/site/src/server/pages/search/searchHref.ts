import { applicationPaths, formatSearchPageQuery, siteUrl } from '@kmx/core';

import type { SiteView } from '../../view/createSiteView';

export function searchHref({ links }: Pick<SiteView, 'links'>, query = '', page = 1): string {
  const parameters = formatSearchPageQuery({ query, page });
  return siteUrl(`${applicationPaths.search}${parameters && `?${parameters}`}`, links);
}
