/** Limits the cost of a request. */
const maxChoices = 20;

/** Returns distinct sorted values, limited in number, so that equal filters have one URL. */
export const sortChoices = <Value extends string>(values: readonly Value[]): readonly Value[] =>
  [...new Set(values)].sort().slice(0, maxChoices);

/** Returns the known values of a repeated parameter (`kind=sales&kind=service`), distinct and sorted. */
export const readChoices = <Value extends string>(
  query: URLSearchParams,
  name: string,
  known: readonly Value[],
): readonly Value[] =>
  sortChoices(query.getAll(name).flatMap((text) => known.find((value) => value === text) ?? []));

/** Groups combine with AND, values of one group with OR; an empty choice matches everything. */
export const isChosen = (chosen: readonly string[], own: readonly string[]): boolean =>
  chosen.length === 0 || own.some((value) => chosen.includes(value));
