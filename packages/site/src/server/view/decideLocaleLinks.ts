import {
  createLocale,
  decidePageVersion,
  homeSlug,
  internationalCountry,
  pageUrl,
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
  /** The page itself exists in that language; otherwise it would be shown in another one. */
  isTranslated: boolean;
}

export interface CountryLinks {
  title: string;
  links: LocaleLink[];
}

type Place = Pick<ContentPage, 'parentSlug' | 'slug'>;

function nameOfLanguage(view: SiteView, language: string): string {
  const known = view.system.languages.find(({ languageCode }) => languageCode === language);
  return known?.nativeName ?? known?.name ?? language;
}

/** A language in its own words, with the country in the reader's: "Deutsch · Switzerland". */
export function describeLocale(view: SiteView, { language, country, isInternational }: Locale): string {
  const name = view.countries.find(({ countryCode }) => countryCode === country)?.name;
  const parts = [nameOfLanguage(view, language), isInternational ? undefined : (name ?? country)];
  return parts.filter(Boolean).join(' · ');
}

function toLink(view: SiteView, place: Place, locale: Locale): LocaleLink {
  const version = decidePageVersion(versionsAt(view.index, place), locale.country);
  const target = version ?? { parentSlug: homeSlug, slug: homeSlug };
  return {
    locale,
    text: nameOfLanguage(view, locale.language),
    href: pageUrl({ ...view.links, locale, ...target }),
    isCurrent: locale.code === view.locale.code,
    isTranslated: version?.languages.includes(locale.language) ?? false,
  };
}

/** The same page in the site's other languages, in the reader's country where that country speaks them. */
export function decideLanguageLinks(view: SiteView, place: Place): LocaleLink[] {
  return view.site.languages.map((language) => {
    const own = createLocale(language, view.locale.country);
    const locale = view.offered.some(({ code }) => code === own.code) ? own : createLocale(language);
    return toLink(view, place, locale);
  });
}

/** The same page for every country that the site offers; a page that a country does not have leads to its home. */
export function decideCountryLinks(view: SiteView, place: Place): CountryLinks[] {
  const countries = view.countries.filter(({ countryCode }) => countryCode !== internationalCountry);
  return countries.flatMap((country) => {
    const links = view.offered
      .filter((locale) => locale.country === country.countryCode)
      .map((locale) => toLink(view, place, locale));
    return links.length > 0 ? [{ title: country.name, links }] : [];
  });
}
