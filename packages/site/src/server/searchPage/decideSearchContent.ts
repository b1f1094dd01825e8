import {
  searchResultId,
  type SearchHelpReason,
  type SearchResult,
  type SearchResultsData,
} from '@kmx/blocks';
import type { LanguageCode, Result } from '@kmx/core';

import type { SearchAnswer, SearchHit, SearchUnavailable } from '../search/SearchAnswer';
import type { SiteView } from '../view/createSiteView';

import { lastPage, type SearchQuery } from './readSearchQuery';
import { searchHref } from './searchHref';

/** What the search page shows. */
export type SearchContent =
  | { readonly kind: 'results'; readonly data: SearchResultsData }
  | { readonly kind: 'help'; readonly reason: SearchHelpReason };

/** At least as wide as a result's picture on a screen of twice the density. */
const thumbnail = (url: string | null) => (url === null ? {} : { imageUrl: `${url}?width=180` });

function toResult(hit: SearchHit, readers: LanguageCode): SearchResult {
  const { id, kind, titleSegments, descriptionSegments, url, trail, language, imageUrl } = hit;
  return {
    id: `${kind}-${id}`,
    kind,
    title: titleSegments,
    text: descriptionSegments,
    href: url,
    // A file is no page of ours.
    dataLink: kind === 'document' ? 'plain' : 'route',
    trail,
    ...(language !== readers && { language }),
    ...thumbnail(imageUrl),
  };
}

function decideMore(view: SiteView, { records, total, page, pageSize, query }: SearchAnswer) {
  const left = total - records.length;
  if (left <= 0 || page >= lastPage) return undefined;
  const href = `${searchHref(view, query, page + 1)}#${searchResultId(records.length + 1)}`;
  return { href, amount: Math.min(left, pageSize) };
}

function toResults(view: SiteView, answer: SearchAnswer): SearchResultsData {
  const { query, records, total, page, isIncomplete, routeTarget } = answer;
  const more = decideMore(view, answer);
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
    isLimited: page >= lastPage && records.length < total,
    isIncomplete,
  };
}

function toNoResults(view: SiteView, { query, didYouMean, isIncomplete }: SearchAnswer): SearchHelpReason {
  return {
    kind: 'noResults',
    query,
    ...(didYouMean !== undefined && {
      didYouMean: { text: didYouMean, href: searchHref(view, didYouMean) },
    }),
    isIncomplete,
  };
}

/** What is shown for a query and what was found; `answer` is left out when nothing was asked (section 2.3). */
export function decideSearchContent(
  view: SiteView,
  { query }: SearchQuery,
  answer: Result<SearchAnswer, SearchUnavailable> | undefined,
): SearchContent {
  if (query === '' || !answer) return { kind: 'help', reason: { kind: 'noQuery' } };
  if (!answer.ok) return { kind: 'help', reason: { kind: 'unavailable' } };
  return answer.value.records.length > 0 || answer.value.routeTarget
    ? { kind: 'results', data: toResults(view, answer.value) }
    : { kind: 'help', reason: toNoResults(view, answer.value) };
}
