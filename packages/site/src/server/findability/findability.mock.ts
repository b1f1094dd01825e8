import type { JobOpeningData, ServiceStoryContact } from '@kmx/blocks';

import type { IndexedPage } from '../content/pages.schema';
import type { SiteConfig, SystemData } from '../content/system.schema';

const site = (rest: Pick<SiteConfig, 'key' | 'name' | 'domains'> & Partial<SiteConfig>): SiteConfig => ({
  id: rest.key,
  slug: null,
  internationalOnly: false,
  showHiddenCountries: false,
  hideSideButtons: false,
  enableCutFont: false,
  defaultLanguage: 'en',
  languages: ['en', 'de'],
  localelessLanguage: null,
  contact: { phone: null, email: 'info@example.org' },
  theme: null,
  isHeaderHidden: false,
  headerNavigation: {},
  footerNavigation: {},
  ...rest,
});

export const mainSite = site({ key: 'main', name: 'Komax', domains: [{ host: 'localhost', slug: null }] });
export const voltaSite = site({
  key: 'volta',
  name: 'Volta & Co',
  slug: 'volta',
  domains: [{ host: 'localhost', slug: 'volta' }],
  languages: ['en', 'fr'],
  localelessLanguage: 'fr',
});
export const cirrisSite = site({
  key: 'cirris',
  name: 'Cirris',
  domains: [{ host: 'cirris.localhost', slug: null }],
});

export const mockSystem: SystemData = {
  countries: [
    {
      countryCode: 'CH',
      hidden: false,
      supportedLanguages: ['de', 'en'],
      defaultLanguage: 'de',
      defaultMeasurementSystem: 'Metric',
      name: 'Switzerland',
    },
  ],
  languages: [],
  brands: [],
  sites: [mainSite, voltaSite, cirrisSite],
};

export const mockPage = (slug: string, rest: Partial<IndexedPage> = {}): IndexedPage => ({
  id: slug,
  title: `Page ${slug}`,
  slug,
  parentSlug: 'home',
  pageType: 'Content',
  languages: ['en', 'de'],
  countries: [],
  canonicalUrl: null,
  description: null,
  createdAt: '2026-01-01T08:00:00.000Z',
  updatedAt: '2026-02-01T08:00:00.000Z',
  protection: { mode: 'none' },
  ...rest,
});

export const mockContact = (slug: string): ServiceStoryContact => ({
  id: slug,
  slug,
  name: `Contact ${slug}`,
  role: undefined,
  text: undefined,
  email: undefined,
  phone: undefined,
  image: undefined,
});

export const mockJob = (slug: string, rest: Partial<JobOpeningData> = {}): JobOpeningData => ({
  id: slug,
  slug,
  title: `Job ${slug}`,
  department: 'Assembly',
  employmentTypes: ['fullTime'],
  languages: ['de'],
  location: {
    id: 'plant',
    name: 'Plant',
    street: undefined,
    zip: undefined,
    city: 'Musterwil',
    region: undefined,
    country: { code: 'CH', name: 'Switzerland' },
    timeZone: 'Europe/Zurich',
  },
  publishedOn: '2020-01-01',
  applyUntil: undefined,
  email: 'careers@komax.example',
  applicationUrl: undefined,
  text: null,
  ...rest,
});
