export const homeSlug = 'home';

/** True when some visitor would meet both: the same country, or both for every country. */
export const doCountriesOverlap = (first: readonly string[], second: readonly string[]): boolean => {
  if (first.length === 0 || second.length === 0) return first.length === second.length;
  return first.some((country) => second.includes(country));
};

/**
 * Chooses among the pages at one address: the one for the country, else the one for every country. Expects ids of
 * countries.
 */
export const choosePageForCountry = <Page extends { countries: readonly string[] }>(
  candidates: readonly Page[],
  country: string | undefined,
): Page | undefined =>
  (country === undefined ? undefined : candidates.find((page) => page.countries.includes(country))) ??
  candidates.find((page) => page.countries.length === 0);

/** Sections whose pages nest at any depth (public site, section 2.2); elsewhere an address has two parts (section 2.1). */
export const deepSections: readonly string[] = ['services', 'smart-factory'];

/** Parent slug of the pages below this one: its slug, or in a deep section its whole path. */
export const parentSlugBelow = (parentSlug: string, slug: string): string => {
  const path = parentSlug === homeSlug ? slug : `${parentSlug}/${slug}`;
  const [section = ''] = path.split('/');
  return deepSections.includes(section) ? path : slug;
};

export const pagePath = (parentSlug: string, slug: string): string => {
  if (parentSlug !== homeSlug) return `/${parentSlug}/${slug}`;
  return slug === homeSlug ? '/' : `/${slug}`;
};
