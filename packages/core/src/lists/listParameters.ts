/**
 * Query parameters of lists and forms: filters (section 2.3 "locations list with filters"), the position in a list
 * (`after`), the subject of a form (`product`, `machine`, `serial`, `message`) and its result (`form`).
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
  'message',
  'form',
] as const;

const known: ReadonlySet<string> = new Set(listParameters);

export const isListQuery = (query: string): boolean =>
  [...new URLSearchParams(query).keys()].some((name) => known.has(name));
