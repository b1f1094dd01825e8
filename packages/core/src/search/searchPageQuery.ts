import { createParameter, formatQuery, textParameter } from '../lists/queryParameters';

/** Limits the results that an address may request. */
export const lastSearchPage = 10;

export interface SearchPageQuery {
  /** Trimmed; empty without a query. */
  readonly query: string;
  /** Starts at 1; results are shown up to the end of this page. */
  readonly page: number;
}

function readPage([text = '']: readonly string[]): number {
  const requested = /^\d{1,3}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(requested, 1), lastSearchPage);
}

export const searchParameters = {
  /** Longer queries are cut. */
  query: textParameter('q', 200),
  /** An invalid page counts as the first. */
  page: createParameter('page', readPage, (page) => (page > 1 ? [String(page)] : [])),
};

export const parseSearchPageQuery = (query: URLSearchParams): SearchPageQuery => ({
  query: searchParameters.query.parse(query),
  page: searchParameters.page.parse(query),
});

/** Returns `q=crimp&page=2`; `''` without a query. */
export const formatSearchPageQuery = ({ query, page }: SearchPageQuery): string =>
  formatQuery(searchParameters.query.format(query), searchParameters.page.format(page));
