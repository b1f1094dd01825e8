import { decidePageVersion, pageUrl } from '@kmx/core';

import type { IndexedPage } from '../content/pages.schema';

import type { SiteView } from '../view/createSiteView';

/** Returns the first page with one of these slugs in the reader's country; `undefined` if there is none. */
export const findIndexedPage = (
  view: Pick<SiteView, 'index' | 'locale'>,
  slugs: readonly string[],
): IndexedPage | undefined =>
  decidePageVersion(
    view.index.filter(({ slug }) => slugs.includes(slug)),
    view.locale.country,
  );

export function findSitePage(view: SiteView, slugs: readonly string[]): string | undefined {
  const page = findIndexedPage(view, slugs);
  return page && pageUrl({ ...view.links, ...page });
}
