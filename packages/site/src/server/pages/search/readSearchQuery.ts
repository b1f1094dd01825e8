/** Longer queries are truncated to this number of characters. */
const longestQuery = 200;

/** Limits the results that an address may request. */
export const lastPage = 10;

/** Parameters of the search page. */
export interface SearchQuery {
  /** Trimmed; empty without a query. */
  readonly query: string;
  /** Starts at 1; results are shown up to the end of this page. */
  readonly page: number;
}

type Parameter = string | string[] | undefined;

const first = (value: Parameter) => (Array.isArray(value) ? value[0] : value) ?? '';

/** Parses `?q=` and `?page=`; an invalid page counts as the first. */
export function readSearchQuery({ q, page }: { q?: Parameter; page?: Parameter }): SearchQuery {
  const requested = /^\d{1,3}$/.test(first(page)) ? Number(first(page)) : 1;
  return {
    query: first(q).trim().slice(0, longestQuery),
    page: Math.min(Math.max(requested, 1), lastPage),
  };
}
