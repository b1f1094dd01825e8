import { languageCodes } from '@kmx/contract/locales';
import type { SiteConfiguration } from '../types/Site';

const base = {
  slug: null,
  localelessLanguage: null,
  defaultLanguage: 'en',
  internationalOnly: false,
  showHiddenCountries: false,
  hideSideButtons: false,
  enableCutFont: false,
  contact: null,
} as const;

export const mainSite: SiteConfiguration = {
  ...base,
  id: '1',
  key: 'main',
  name: 'Komax',
  domains: [{ host: 'localhost' }],
  languages: languageCodes,
};

export const eventsSite: SiteConfiguration = {
  ...base,
  id: '2',
  key: 'north-america-events',
  name: 'North America Events',
  slug: 'north-america-events',
  domains: [{ host: 'localhost', slug: 'north-america-events' }],
  languages: ['en', 'es'],
  localelessLanguage: 'es',
  internationalOnly: true,
};

export const brandPortalSite: SiteConfiguration = {
  ...base,
  id: '3',
  key: 'brand-portal',
  name: 'Brand Portal',
  slug: 'brand-portal',
  domains: [{ host: 'localhost', slug: 'brand-portal' }],
  languages: ['en', 'fr'],
  internationalOnly: true,
};

export const voltaSite: SiteConfiguration = {
  ...base,
  id: '4',
  key: 'volta',
  name: 'Volta',
  slug: 'volta',
  domains: [{ host: 'localhost', slug: 'volta' }],
  languages: ['en', 'de', 'fr'],
  localelessLanguage: 'fr',
};

export const schleunigerSite: SiteConfiguration = {
  ...base,
  id: '5',
  key: 'schleuniger',
  name: 'Schleuniger',
  domains: [{ host: 'schleuniger.localhost' }],
  languages: ['en', 'de', 'fr', 'ja', 'zh'],
};

export const adaptronicSite: SiteConfiguration = {
  ...base,
  id: '6',
  key: 'adaptronic',
  name: 'Adaptronic',
  domains: [{ host: 'adaptronic.localhost' }],
  languages: ['de'],
  defaultLanguage: 'de',
};

export const mockSites: readonly SiteConfiguration[] = [
  mainSite,
  eventsSite,
  brandPortalSite,
  voltaSite,
  schleunigerSite,
  adaptronicSite,
];
