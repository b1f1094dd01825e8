import { fail } from '@kmx/core';

import { countCall } from '../http/rateLimit';
import { searchSite } from '../search/searchSite';
import type { SiteView } from '../view/createSiteView';

import { decideSearchContent, type SearchContent } from './decideSearchContent';
import type { SearchQuery } from './readSearchQuery';

const tooOften = { code: 'searchUnavailable', sentence: 'There were too many searches.' } as const;

/** Searches for what was asked; `headers` are the request's, which say who asks. */
export async function loadSearchContent(
  view: SiteView,
  requested: SearchQuery,
  headers: Pick<Headers, 'get'>,
): Promise<SearchContent> {
  if (requested.query === '') return decideSearchContent(view, requested, undefined);
  // A page has one status for all it shows; to who asks too often, the search is not there for the moment.
  const isAllowed = (await countCall('search', headers)) === 0;
  const response = isAllowed ? await searchSite({ ...requested, view, isUpToPage: true }) : fail(tooOften);
  return decideSearchContent(view, requested, response);
}
