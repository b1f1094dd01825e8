import {
  searchResultId,
  type SearchHelpReason,
  type SearchResult,
  type SearchResultsData,
} from '@kmx/blocks';
import { lastSearchPage, type LanguageCode, type Result, type SearchPageQuery } from '@kmx/core';

import type { SearchResponse, SearchHit, SearchUnavailable } from '../../search/SearchResponse';
import type { SiteView } from '../../view/createSiteView';

import { searchHref } from './searchHref';

export type SearchContent =
  | { readonly kind: 'results'; readonly data: SearchResultsData }
  | { readonly kind: 'help'; readonly reason: SearchHelpReason };

/** Twice the displayed width, for high-density screens. */
const thumbnail = (url: string | null) => (url === null ? {} : { imageUrl: `${url}?width=180` });

function toResult(hit: SearchHit, readers: LanguageCode): SearchResult {
  const { id, kind, titleSegments, descriptionSegments, url, trail, language, imageUrl } = hit;
  return {
    id: `${kind}-${id}`,
    kind,
    title: titleSegments,
    text: descriptionSegments,
    href: url,
    // Documents are not routes of the site.
    dataLink: kind === 'document' ? 'plain' : 'route',
    trail,
    ...(language !== readers && { language }),
    ...thumbnail(imageUrl),
  };
}

function decideMore(view: SiteView, { records, total, page, pageSize, query }: SearchResponse) {
  const left = total - records.length;
  if (left <= 0 || page >= lastSearchPage) return undefined;
  const href = `${searchHref(view, query, page + 1)}#${searchResultId(records.length + 1)}`;
  return { href, amount: Math.min(left, pageSize) };
}

function toResults(view: SiteView, response: SearchResponse): SearchResultsData {
  const { query, records, total, page, isIncomplete, routeTarget } = response;
  const more = decideMore(view, response);
  return {
    query,
    total,
    results: records.map((hit) => toResult(hit, view.locale.language)),
    ...(routeTarget && {
      direct: {
        kind: routeTarget.kind,
        name: routeTarget.name,
        text: routeTarget.description,
        href: routeTarget.url,
        ...thumbnail(routeTarget.imageUrl),
      },
    }),
    ...(more && { more }),
    isLimited: page >= lastSearchPage && records.length < total,
    isIncomplete,
  };
}

function toNoResults(view: SiteView, { query, didYouMean, isIncomplete }: SearchResponse): SearchHelpReason {
  return {
    kind: 'noResults',
    query,
    ...(didYouMean !== undefined && {
      didYouMean: { text: didYouMean, href: searchHref(view, didYouMean) },
    }),
    isIncomplete,
  };
}

/** Decides the content of the search page; `response` is undefined without a query (section 2.3). */
export function decideSearchContent(
  view: SiteView,
  { query }: SearchPageQuery,
  response: Result<SearchResponse, SearchUnavailable> | undefined,
): SearchContent {
  if (query === '' || !response) return { kind: 'help', reason: { kind: 'noQuery' } };
  if (!response.ok) return { kind: 'help', reason: { kind: 'unavailable' } };
  return response.value.records.length > 0 || response.value.routeTarget
    ? { kind: 'results', data: toResults(view, response.value) }
    : { kind: 'help', reason: toNoResults(view, response.value) };
}
