/** Slug of every home page, and parent slug of every page directly below it. */
export const homeSlug = 'home';

/** True when some visitor would meet both: the same country, or both for every country. */
export const doCountriesOverlap = (first: readonly string[], second: readonly string[]): boolean => {
  if (first.length === 0 || second.length === 0) return first.length === second.length;
  return first.some((country) => second.includes(country));
};

/** Of the pages at one address: the one made for the country, else the one for every country. Ids of countries. */
export const choosePageForCountry = <Page extends { countries: readonly string[] }>(
  candidates: readonly Page[],
  country: string | undefined,
): Page | undefined =>
  (country === undefined ? undefined : candidates.find((page) => page.countries.includes(country))) ??
  candidates.find((page) => page.countries.length === 0);

/** Path of a page inside its site. */
export const pagePath = (parentSlug: string, slug: string): string => {
  if (parentSlug !== homeSlug) return `/${parentSlug}/${slug}`;
  return slug === homeSlug ? '/' : `/${slug}`;
};
