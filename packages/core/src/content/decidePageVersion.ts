/** An empty list of countries means all countries (section 5). */
export const isAvailableIn = (item: { readonly countries: readonly string[] }, country: string): boolean =>
  item.countries.length === 0 || item.countries.includes(country);

export const decidePageVersion = <TPage extends { readonly countries: readonly string[] }>(
  versions: readonly TPage[],
  country: string,
): TPage | undefined =>
  versions.find(({ countries }) => countries.includes(country)) ??
  versions.find(({ countries }) => countries.length === 0);
