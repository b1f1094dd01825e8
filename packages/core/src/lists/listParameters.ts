/**
 * What a page's address may say about the lists and the form on it: filters (section 2.3 "locations list with filters"),
 * where a list goes on (`after`), what a form is about (`product`, `machine`, `serial`) and how it was answered (`form`).
 */
export const listParameters = [
  'category',
  'topic',
  'contact',
  'product',
  'video',
  'year',
  'adhoc',
  'country',
  'language',
  'kind',
  'q',
  'period',
  'after',
  'machine',
  'serial',
  'form',
] as const;

const known: ReadonlySet<string> = new Set(listParameters);

/** Whether a query asks for other than the page as it is for everybody, so that it is drawn for this request. */
export const isListQuery = (query: string): boolean =>
  [...new URLSearchParams(query).keys()].some((name) => known.has(name));
