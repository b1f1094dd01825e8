/** Returns the address of a list with a query, which may be empty. */
export const listHref = (path: string, query: string, anchor?: string): string =>
  `${path}${query && `?${query}`}${anchor === undefined ? '' : `#${anchor}`}`;
