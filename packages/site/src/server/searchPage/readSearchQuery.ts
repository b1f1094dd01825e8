/** How many characters of a query are searched. */
const longestQuery = 200;

/** Nobody reads further than this; a link may ask for it, and never for more. */
export const lastPage = 10;

/** What the address of the search page asks for. */
export interface SearchQuery {
  /** Trimmed; empty when nothing was asked yet. */
  readonly query: string;
  /** From 1: results are shown until the end of this page. */
  readonly page: number;
}

type Parameter = string | string[] | undefined;

const first = (value: Parameter) => (Array.isArray(value) ? value[0] : value) ?? '';

/** Reads `?q=` and `?page=`; what is no page is the first one. */
export function readSearchQuery({ q, page }: { q?: Parameter; page?: Parameter }): SearchQuery {
  const requested = /^\d{1,3}$/.test(first(page)) ? Number(first(page)) : 1;
  return {
    query: first(q).trim().slice(0, longestQuery),
    page: Math.min(Math.max(requested, 1), lastPage),
  };
}
