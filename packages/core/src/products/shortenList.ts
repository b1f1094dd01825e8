/** Longer lists are shortened; a link to a few more products would not be worth its click. */
const maxUnshortened = 16;
/** Rows of two, three and four products are full. */
const shortLength = 12;

/** Returns the first products of a long list, unless the whole list was requested. */
export const shortenList = <T>(items: readonly T[], isWhole: boolean): readonly T[] =>
  items.length <= maxUnshortened || isWhole ? items : items.slice(0, shortLength);
