/** Longer lists are shortened; a link to a few more products would not be worth its click. */
const maxUnshortened = 16;
/** Rows of two, three and four products are full. */
const shortLength = 12;

/** `?show=all` requests the whole list. */
export const wholeListParameter = { name: 'show', value: 'all' } as const;

export const isWholeListQuery = (query: URLSearchParams): boolean =>
  query.get(wholeListParameter.name) === wholeListParameter.value;

/** Returns the first products of a long list, unless the whole list was requested. */
export const shortenList = <T>(items: readonly T[], query: URLSearchParams): readonly T[] =>
  items.length <= maxUnshortened || isWholeListQuery(query) ? items : items.slice(0, shortLength);
