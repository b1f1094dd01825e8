import {
  fail,
  ok,
  searchApi,
  siteUrl,
  type Result,
  type SearchApiRecord,
  type SearchApiRequest,
  type SearchApiScope,
  type SuggestionsApiEntry,
  type SuggestionsApiRequest,
} from '@kmx/core';

import { log } from '../log';
import { productAssetUrl } from '../products/productAssetUrl';

import { findRouteTarget } from './findRouteTarget';
import { postToSearch } from './postToSearch';
import { searchResponseSchema, suggestionsResponseSchema } from './searchApi.schema';
import type { SearchResponse, SearchHit, SearchSuggestion, SearchUnavailable } from './SearchResponse';
import type { SearchView } from './SearchView';

export const searchPageSize = 10;

const maxSuggestions = 8;

export interface SearchInput {
  view: SearchView;
  /** As typed; shortened to 200 characters. An empty query finds nothing. */
  query: string;
  /** From 1 to 100. */
  page: number;
  /** Includes the records of all previous pages. */
  isUpToPage?: boolean;
}

const scopeOf = ({ site, locale }: SearchView): SearchApiScope => ({
  siteKey: site.key,
  language: locale.language,
  country: locale.country,
});

/** Documents are files of the product service; all other records are pages of the site. */
const urlOf = ({ kind, path }: Pick<SearchApiRecord, 'kind' | 'path'>, { links }: SearchView) =>
  kind === 'document' ? productAssetUrl(path) : siteUrl(path, links);

const toHit = (record: SearchApiRecord, view: SearchView): SearchHit => ({
  id: record.id,
  kind: record.kind,
  title: record.title,
  description: record.description,
  language: record.language,
  trail: record.trail,
  imageUrl: record.imageUrl === null ? null : productAssetUrl(record.imageUrl),
  titleSegments: record.titleSegments,
  descriptionSegments: record.descriptionSegments,
  url: urlOf(record, view),
});

const toSuggestion = (entry: SuggestionsApiEntry, view: SearchView): SearchSuggestion => ({
  title: entry.title,
  kind: entry.kind,
  language: entry.language,
  segments: entry.segments,
  url: urlOf(entry, view),
});

const cutQuery = (query: string) => query.slice(0, searchApi.queryCharacters).trim();

async function requestSearch({
  view,
  page,
  isUpToPage = false,
  query: typed,
}: SearchInput): Promise<SearchResponse> {
  const query = cutQuery(typed);
  const end = page * searchPageSize;
  const request: SearchApiRequest = {
    ...scopeOf(view),
    query,
    offset: isUpToPage ? 0 : end - searchPageSize,
    limit: isUpToPage ? end : searchPageSize,
    includesProducts: view.hasProducts,
  };
  const found = await postToSearch(searchApi.searchPath, request, searchResponseSchema);
  return {
    query,
    records: found.records.map((record) => toHit(record, view)),
    total: found.total,
    page,
    pageSize: searchPageSize,
    ...(found.didYouMean !== undefined && { didYouMean: found.didYouMean }),
    isIncomplete: found.isIncomplete,
    ...findRouteTarget(view, query),
  };
}

async function requestSuggestions(view: SearchView, typed: string): Promise<readonly SearchSuggestion[]> {
  const request: SuggestionsApiRequest = {
    ...scopeOf(view),
    query: typed.slice(0, searchApi.queryCharacters),
    limit: maxSuggestions,
  };
  const found = await postToSearch(searchApi.suggestionsPath, request, suggestionsResponseSchema);
  return found.suggestions.map((entry) => toSuggestion(entry, view));
}

async function orUnavailable<TResponse>(
  request: () => Promise<TResponse>,
): Promise<Result<TResponse, SearchUnavailable>> {
  try {
    return ok(await request());
  } catch (error) {
    log('error', 'The search cannot answer.', {}, error);
    return fail({ code: 'searchUnavailable', sentence: 'The search is not available at the moment.' });
  }
}

/** Searches a site in the reader's language and country (section 2.3). */
export const searchSite = (input: SearchInput): Promise<Result<SearchResponse, SearchUnavailable>> =>
  orUnavailable(() => requestSearch(input));

/** Suggests titles for an incomplete query; at most 8. */
export const suggestOnSite = (
  view: SearchView,
  typed: string,
): Promise<Result<readonly SearchSuggestion[], SearchUnavailable>> =>
  orUnavailable(() => requestSuggestions(view, typed));
