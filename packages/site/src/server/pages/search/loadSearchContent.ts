import { fail, type SearchPageQuery } from '@kmx/core';

import { countCall } from '../../http/rateLimit';
import { searchSite } from '../../search/searchSite';
import type { SiteView } from '../../view/createSiteView';

import { decideSearchContent, type SearchContent } from './decideSearchContent';

const tooOften = { code: 'searchUnavailable', sentence: 'There were too many searches.' } as const;

/** Runs the search; `headers` identify the client for rate limiting. */
export async function loadSearchContent(
  view: SiteView,
  requested: SearchPageQuery,
  headers: Pick<Headers, 'get'>,
): Promise<SearchContent> {
  if (requested.query === '') return decideSearchContent(view, requested, undefined);
  // Above the rate limit, the page shows the search as unavailable.
  const isAllowed = (await countCall('search', headers)) === 0;
  const response = isAllowed ? await searchSite({ ...requested, view, isUpToPage: true }) : fail(tooOften);
  return decideSearchContent(view, requested, response);
}
