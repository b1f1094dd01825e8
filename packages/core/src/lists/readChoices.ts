/** More of one kind are nobody's choice, and would be work for every request. */
const maxChoices = 20;

/** The longest search that a list reads. */
const maxSearchLength = 80;

/** The values of one name as an address has them: once each, sorted, not too many, so that equal filters have one address. */
export const sortChoices = <Value extends string>(values: readonly Value[]): readonly Value[] =>
  [...new Set(values)].sort().slice(0, maxChoices);

/** The known values of a repeated parameter (`kind=sales&kind=service`), once each, sorted. */
export const readChoices = <Value extends string>(
  query: URLSearchParams,
  name: string,
  known: readonly Value[],
): readonly Value[] =>
  sortChoices(query.getAll(name).flatMap((text) => known.find((value) => value === text) ?? []));

/** The country codes of a repeated parameter, in upper case. */
export const readCountries = (query: URLSearchParams, name = 'country'): readonly string[] =>
  sortChoices(
    query
      .getAll(name)
      .map((code) => code.toUpperCase())
      .filter((code) => /^[A-Z]{2}$/.test(code)),
  );

/** What a reader searches a list for. */
export const readSearchText = (query: URLSearchParams): string =>
  (query.get('q') ?? '').trim().slice(0, maxSearchLength);

/** `?kind=sales&country=CH&q=zug`, values sorted, so that equal filters have one address; `''` for none. */
export function writeChoices(
  choices: readonly (readonly [name: string, values: readonly string[]])[],
): string {
  const pairs = choices.flatMap(([name, values]) =>
    sortChoices(values.filter(Boolean)).map((value): [string, string] => [name, value]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

/** Filters AND between names, OR within one: an empty choice lets everything pass. */
export const isChosen = (chosen: readonly string[], own: readonly string[]): boolean =>
  chosen.length === 0 || own.some((value) => chosen.includes(value));
