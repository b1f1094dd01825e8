/** Limits the cost of a request. */
const maxChoices = 20;

/** Maximum length of a search text. */
const maxSearchLength = 80;

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

export const readCountries = (query: URLSearchParams, name = 'country'): readonly string[] =>
  sortChoices(
    query
      .getAll(name)
      .map((code) => code.toUpperCase())
      .filter((code) => /^[A-Z]{2}$/.test(code)),
  );

export const readSearchText = (query: URLSearchParams): string =>
  (query.get('q') ?? '').trim().slice(0, maxSearchLength);

/**
 * Returns `?kind=sales&country=CH&q=zug` with sorted values, so that equal filters have one URL; `''` without values.
 */
export function writeChoices(
  choices: readonly (readonly [name: string, values: readonly string[]])[],
): string {
  const pairs = choices.flatMap(([name, values]) =>
    sortChoices(values.filter(Boolean)).map((value): [string, string] => [name, value]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

/** Groups combine with AND, values of one group with OR; an empty choice matches everything. */
export const isChosen = (chosen: readonly string[], own: readonly string[]): boolean =>
  chosen.length === 0 || own.some((value) => chosen.includes(value));
