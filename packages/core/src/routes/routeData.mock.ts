import { languageCodes } from '@kmx/contract/locales';
import { mockCountries } from '../locales/countries.mock';
import { createRedirectIndex } from '../redirects/createRedirectIndex';
import { mockSites } from '../sites/sites.mock';
import type { Redirect } from '../types/Redirect';
import type { SiteConfiguration } from '../types/Site';

import type { RouteData, RoutePage, RouteRequest, SiteData } from './RouteResolution';

export const mockPage = (id: string, more: Partial<RoutePage> = {}): RoutePage => ({
  id,
  parentSlug: 'home',
  slug: id,
  languages: languageCodes,
  countries: [],
  protection: { mode: 'none' },
  ...more,
});

export const mockHome = mockPage('home');

export const mockRedirect = (previousUrl: string, path: string, more: Partial<Redirect> = {}): Redirect => ({
  previousUrl,
  site: null,
  target: { kind: 'path', path },
  permanent: true,
  ...more,
});

export const mockRequest = (path: string, more: Partial<RouteRequest> = {}): RouteRequest => ({
  host: 'localhost:3000',
  path,
  query: '',
  protocol: 'http',
  ...more,
});

export type MockRouteData = RouteData<SiteConfiguration, RoutePage>;

export function createMockRouteData(
  pagesBySite: Readonly<Record<string, readonly RoutePage[]>>,
  redirects: readonly Redirect[] = [],
  siteKey = 'main',
): MockRouteData {
  const dataOfSite = (key: string): SiteData => ({
    pages: [mockHome, ...(pagesBySite[key] ?? [])],
    redirects: createRedirectIndex(redirects, key),
  });
  return { sites: mockSites, countries: mockCountries, ...dataOfSite(siteKey), dataOfSite };
}
