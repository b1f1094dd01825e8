import fc from 'fast-check';

import type { LanguageCode } from '@kmx/contract/locales';
import { mockCountries } from '../locales/countries.mock';
import { createLocale } from '../locales/createLocale';
import { localesOfSite } from '../locales/localesOfSite';
import { mainSite, mockSites, voltaSite } from '../sites/sites.mock';
import type { Locale } from '../types/Locale';
import type { SiteConfiguration } from '../types/Site';

import { createPathCluster } from './createPathCluster';

const path = '/products/crimping/alpha%20550';
const origin = 'http://localhost:3000';

const clusterOf = (isIn: (locale: Locale) => boolean, site: SiteConfiguration = mainSite) =>
  createPathCluster({
    site,
    locales: localesOfSite(site, mockCountries),
    path,
    isIn,
    currentHost: 'localhost:3000',
    protocol: 'http',
  });

const isWritten = ({ language, country }: Locale) =>
  (language === 'en' || language === 'de') && country !== 'US';

describe('3 alternateVersions of application pages', () => {
  it('lists the locales in which it exists, with absolute URLs, and x-default', () => {
    const { alternates, members } = clusterOf(({ code }) => code === 'fr', voltaSite);
    expect(alternates).toEqual([
      { hreflang: 'fr', href: `${origin}/volta${path}` },
      { hreflang: 'x-default', href: `${origin}/volta${path}` },
    ]);
    expect(members).toEqual([expect.objectContaining({ locale: createLocale('fr') })]);
  });
  it('has the site’s default language as x-default, regardless of the order', () => {
    expect(clusterOf(() => true).alternates.at(-1)).toEqual({
      hreflang: 'x-default',
      href: `${origin}/en${path}`,
    });
  });
  it('is empty if no country has it', () => {
    const { alternates, canonicalOf } = clusterOf(() => false);
    expect(alternates).toEqual([]);
    expect(canonicalOf(createLocale('en'), 'en')).toBeUndefined();
  });
});

describe('3 canonicalUrl of application pages', () => {
  it.each<[string, [LanguageCode, string?], LanguageCode | undefined, string | undefined]>([
    ['is its own address', ['de', 'CH'], undefined, '/de-ch'],
    ['is its own address, whatever is said of the text', ['de', 'CH'], 'en', '/de-ch'],
    ['of a fallback is the one of the same country', ['fr', 'CH'], 'en', '/en-ch'],
    ['of a fallback is the international one', ['ja'], 'en', '/en'],
    ['of a country without it is the international one in its language', ['en', 'US'], undefined, '/en'],
    ['is absent without such a text', ['ja'], 'fr', undefined],
    ['is absent if the shown text is unknown', ['ja'], undefined, undefined],
  ])('%s', (_case, [language, country], shown, expected) => {
    const href = clusterOf(isWritten).canonicalOf(createLocale(language, country), shown);
    expect(href).toBe(expected && `${origin}${expected}${path}`);
  });

  it.each(mockSites.map((site) => [site.key, site] as const))(
    '%s: the canonical address of a locale is canonical to itself, and in the list',
    (_key, site) => {
      const locales = localesOfSite(site, mockCountries);
      fc.assert(
        fc.property(
          fc.subarray(locales.map(({ code }) => code)),
          fc.constantFrom(...locales),
          (codes, requested) => {
            const { alternates, canonicalOf, members } = clusterOf(({ code }) => codes.includes(code), site);
            const href = canonicalOf(requested);
            const target = members.find((member) => member.href === href);
            if (codes.includes(requested.code)) expect(href).toBeDefined();
            if (href === undefined) return;
            expect(target && canonicalOf(target.locale)).toBe(href);
            expect(alternates.map((alternate) => alternate.href)).toContain(href);
          },
        ),
      );
    },
  );
});
