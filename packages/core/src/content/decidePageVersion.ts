/** Whether a page, or an entry of a navigation, is meant for a country: no countries means all (section 5). */
export const isAvailableIn = (item: { readonly countries: readonly string[] }, country: string): boolean =>
  item.countries.length === 0 || item.countries.includes(country);

/** Of the versions of one page, the country's own, or else the universal one. */
export const decidePageVersion = <TPage extends { readonly countries: readonly string[] }>(
  versions: readonly TPage[],
  country: string,
): TPage | undefined =>
  versions.find(({ countries }) => countries.includes(country)) ??
  versions.find(({ countries }) => countries.length === 0);
