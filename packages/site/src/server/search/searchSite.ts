import {
  createExcerpt,
  createSearchQuery,
  emphasise,
  fail,
  ok,
  siteUrl,
  stripBrandSuffix,
  type Result,
  type SearchQuery,
} from '@kmx/core';

import { describeFailure, log } from '../log';

import type { FoundRecord, SearchIndex, SearchScope } from './engine/SearchIndex';
import { findBetterSpelling } from './findBetterSpelling';
import { findRouteTarget } from './findRouteTarget';
import { jobKey } from './jobs/reindexReason';
import type { SearchResponse, SearchHit, SearchSuggestion, SearchUnavailable } from './SearchResponse';
import { rebuildIfDamaged, searchService } from './searchService';
import type { SearchView } from './SearchView';

/** How many records a page of results has. */
export const searchPageSize = 10;

/** How many proposals a reader is made while typing. */
const maxSuggestions = 8;

/** Who searches, what for, and how far. */
export interface SearchInput {
  /** A `SiteView` is one. */
  view: SearchView;
  /** As typed, cut to 200 characters; an empty one finds nothing. */
  query: string;
  /** From 1 to 100. */
  page: number;
  /** Answers the records of all pages up to this one. */
  isUpToPage?: boolean;
}

const scopeOf = ({ site, locale }: SearchView): SearchScope => ({
  siteKey: site.key,
  language: locale.language,
  country: locale.country,
});

/** A document stands at an address of its own, all else inside the site. */
const urlOf = ({ kind, path }: FoundRecord, { links }: SearchView) =>
  kind === 'document' ? path : siteUrl(path, links);

function toHit(record: FoundRecord, query: SearchQuery, view: SearchView): SearchHit {
  const { id, kind, contentLanguage: language, trail, imageUrl, text } = record;
  const title = stripBrandSuffix(record.title);
  const description = createExcerpt({ title, description: record.description, text, query, language });
  return {
    ...{ id, kind, title, description, language, trail, imageUrl },
    titleSegments: emphasise(title, query, language),
    descriptionSegments: emphasise(description, query, language),
    url: urlOf(record, view),
  };
}

function toSuggestion(record: FoundRecord, query: SearchQuery, view: SearchView): SearchSuggestion {
  const { kind, contentLanguage: language } = record;
  const title = stripBrandSuffix(record.title);
  return { title, kind, language, segments: emphasise(title, query, language), url: urlOf(record, view) };
}

const sourcesOf = ({ site, hasProducts }: SearchView): readonly string[] => [
  jobKey({ kind: 'site', key: site.key }),
  ...(hasProducts ? [jobKey({ kind: 'products' })] : []),
];

async function respondFrom(index: SearchIndex, input: SearchInput): Promise<SearchResponse> {
  const { view, page, isUpToPage = false } = input;
  const text = input.query.slice(0, 200).trim();
  const scope = scopeOf(view);
  const query = createSearchQuery(text, scope.language);
  const end = page * searchPageSize;
  const range = isUpToPage
    ? { offset: 0, limit: end }
    : { offset: end - searchPageSize, limit: searchPageSize };
  const { total, records } = await index.search({ ...scope, query, ...range });
  const didYouMean = total === 0 ? await findBetterSpelling(index, scope, text) : undefined;
  return {
    query: text,
    records: records.map((record) => toHit(record, query, view)),
    total,
    page,
    pageSize: searchPageSize,
    ...(didYouMean !== undefined && { didYouMean }),
    isIncomplete: !(await index.hasIndexed(sourcesOf(view))),
    ...findRouteTarget(view, text),
  };
}

async function querySearch<TAnswer>(
  question: (index: SearchIndex) => Promise<TAnswer>,
): Promise<Result<TAnswer, SearchUnavailable>> {
  try {
    const { index } = await searchService();
    return ok(await question(index));
  } catch (error) {
    log('error', `The search cannot answer: ${describeFailure(error)}`);
    void rebuildIfDamaged(error);
    return fail({ code: 'searchUnavailable', sentence: 'The search is not available at the moment.' });
  }
}

/** Searches a site's pages, products, stories, releases and documents in the reader's language and country (section 2.3). */
export const searchSite = (input: SearchInput): Promise<Result<SearchResponse, SearchUnavailable>> =>
  querySearch((index) => respondFrom(index, input));

/** What a reader may mean who has typed so much, by titles; at most 8. */
export const suggestOnSite = (
  view: SearchView,
  typed: string,
): Promise<Result<readonly SearchSuggestion[], SearchUnavailable>> =>
  querySearch(async (index) => {
    const query = createSearchQuery(typed, view.locale.language);
    const records = await index.suggest({ ...scopeOf(view), query, limit: maxSuggestions });
    return records.map((record) => toSuggestion(record, query, view));
  });
