import { createLocale, localesOfSite, siteUrl, type Country, type LinkContext, type Locale } from '@kmx/core';

import type { IndexedPage } from '../content/pages.schema';
import type { SiteConfig } from '../content/system.schema';
import { loadIntl } from '../intl';

import type { SiteView } from './createSiteView';

const presentNavigation = { headerNavigation: {}, footerNavigation: {} };

export const siteMock: SiteConfig = {
  ...presentNavigation,
  id: '1',
  key: 'main',
  name: 'Komax',
  slug: null,
  internationalOnly: false,
  showHiddenCountries: false,
  hideSideButtons: false,
  enableCutFont: false,
  defaultLanguage: 'en',
  languages: ['en', 'de', 'fr'],
  localelessLanguage: null,
  domains: [{ host: 'localhost', slug: null }],
  contact: { phone: '+41 41 555 01 00', email: 'info@komax.example' },
  theme: 'Komax',
  isHeaderHidden: false,
};

const country = (countryCode: string, name: string, languages: Country['supportedLanguages']) => ({
  countryCode,
  name,
  hidden: false,
  supportedLanguages: [...languages],
  defaultLanguage: languages[0] ?? ('en' as const),
  defaultMeasurementSystem: 'Metric' as const,
});

const languageNames = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
] as const;

export const pageMock = (title: string, fields: Partial<IndexedPage> = {}): IndexedPage => ({
  id: fields.slug ?? title,
  title,
  slug: title.toLowerCase(),
  parentSlug: 'home',
  pageType: 'Content',
  languages: ['en', 'de'],
  countries: [],
  canonicalUrl: null,
  description: null,
  createdAt: null,
  updatedAt: null,
  protection: { mode: 'none' },
  ...fields,
});

interface SiteViewFields {
  site?: Partial<SiteConfig>;
  locale?: Locale;
  pages?: IndexedPage[];
}

/** A small site with two countries. */
export async function createSiteViewMock(fields: SiteViewFields = {}): Promise<SiteView> {
  const { locale = createLocale('en'), pages = [] } = fields;
  const site = { ...siteMock, ...fields.site };
  const countries = [
    country('CH', 'Switzerland', ['de', 'fr', 'en']),
    country('US', 'United States', ['en']),
  ];
  const sites = site.key === siteMock.key ? [site] : [siteMock, site];
  const links: LinkContext = { site, sites, locale, currentHost: site.domains[0]?.host, protocol: 'https' };
  return {
    system: {
      countries,
      sites,
      brands: [],
      languages: languageNames.map(([languageCode, nativeName]) => ({
        languageCode,
        nativeName,
        name: nativeName,
        defaultCountry: null,
      })),
    },
    navigation: { homeItems: [], topItems: [], footerItems: [], legalItems: [], note: null },
    index: pages,
    site,
    locale,
    offered: localesOfSite(site, countries),
    countries,
    intl: await loadIntl(locale.language),
    links,
    homeHref: siteUrl('/', links),
    cmsUrl: 'http://localhost:3001',
    isNextRelease: false,
    isPseudo: false,
    measurement: 'Metric',
    hasProducts: false,
    hierarchy: null,
  };
}
