import {
  createLocale,
  decidePageVersion,
  homeSlug,
  internationalCountry,
  pageUrl,
  providerLocale,
  siteUrl,
  versionsAt,
  type Locale,
} from '@kmx/core';

import type { ContentPage } from '../content/page.schema';

import type { SiteView } from './createSiteView';

export interface LocaleLink {
  locale: Locale;
  text: string;
  href: string;
  isCurrent: boolean;
  /** True if the page itself exists in that language; otherwise it would be shown in another one. */
  isTranslated: boolean;
}

export interface CountryLinks {
  title: string;
  links: LocaleLink[];
}

/** The current page: a page of the content service, or the path of an application route. */
export type ShownAddress =
  | Pick<ContentPage, 'parentSlug' | 'slug'>
  | { path: string; query?: string; isIn?: (country: string) => boolean; languages?: readonly string[] };

/** Returns the name of a language in itself: "Deutsch". */
export function nameOfLanguage({ system }: Pick<SiteView, 'system'>, language: string): string {
  const known = system.languages.find(({ languageCode }) => languageCode === language);
  return known?.nativeName ?? known?.name ?? language;
}

/** Returns the language in itself and the country in the reader's language: "Deutsch · Switzerland". */
export function describeLocale(view: SiteView, { language, country, isInternational }: Locale): string {
  const name = view.countries.find(({ countryCode }) => countryCode === country)?.name;
  const parts = [nameOfLanguage(view, language), isInternational ? undefined : (name ?? country)];
  return parts.filter(Boolean).join(' · ');
}

function decideVersion(view: SiteView, place: ShownAddress, locale: Locale) {
  const links = { ...view.links, locale };
  if ('path' in place) {
    const { path, query, isIn, languages } = place;
    if (isIn && !isIn(locale.country)) return { href: siteUrl('/', links), isTranslated: false };
    const href = `${siteUrl(path, links)}${query ? `?${query}` : ''}`;
    return { href, isTranslated: languages?.includes(locale.language) ?? true };
  }
  const version = decidePageVersion(versionsAt(view.index, place), locale.country);
  const target = version ?? { parentSlug: homeSlug, slug: homeSlug };
  return {
    href: pageUrl({ ...links, ...target }),
    isTranslated: version?.languages.includes(locale.language) ?? false,
  };
}

const toLink = (view: SiteView, place: ShownAddress, locale: Locale): LocaleLink => ({
  locale,
  text: nameOfLanguage(view, locale.language),
  isCurrent: locale.code === view.locale.code,
  ...decideVersion(view, place, locale),
});

/** Links to the page in the site's other languages, in the reader's country if it has the language. */
export function decideLanguageLinks(view: SiteView, place: ShownAddress): LocaleLink[] {
  return view.site.languages.map((language) => {
    const own = createLocale(language, view.locale.country);
    const locale = view.offered.some(({ code }) => code === own.code) ? own : createLocale(language);
    return toLink(view, place, locale);
  });
}

/**
 * Links to the page for each country of the site, by name; to the home page if the country does not have the
 * page.
 */
export function decideCountryLinks(view: SiteView, place: ShownAddress): CountryLinks[] {
  const collator = new Intl.Collator(providerLocale(view.locale.language));
  const countries = view.countries
    .filter(({ countryCode }) => countryCode !== internationalCountry)
    .sort((left, right) => collator.compare(left.name, right.name));
  return countries.flatMap((country) => {
    const links = view.offered
      .filter((locale) => locale.country === country.countryCode)
      .map((locale) => toLink(view, place, locale));
    return links.length > 0 ? [{ title: country.name, links }] : [];
  });
}
