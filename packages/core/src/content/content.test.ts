/** @jest-environment node */
import { mockCountries } from '../locales/countries.mock';
import { localesOfSite } from '../locales/localesOfSite';
import { adaptronicSite, brandPortalSite, mainSite, voltaSite } from '../sites/sites.mock';
import type { LanguageCode } from '../types/Language';
import type { SiteConfiguration } from '../types/Site';

import { decideAlternates } from './decideAlternates';
import { decideContentLanguage } from './decideContentLanguage';
import { decideHome } from './decideHome';
import { isAvailableIn } from './decidePageVersion';
import { decideTheme } from './decideTheme';

describe('decision: "A page that does not exist in a locale, but does in another, is shown in its fallback language with isLanguageFallback …; if no language is allowed, isLanguageUnavailable."', () => {
  it.each<[LanguageCode, LanguageCode[], SiteConfiguration, LanguageCode | null, string]>([
    ['de', ['en', 'de'], mainSite, 'de', 'as asked'],
    ['ja', ['en', 'de'], mainSite, 'en', 'fallback'],
    ['sk', ['en', 'cs'], mainSite, 'cs', 'fallback'],
    ['sk', ['en'], mainSite, 'en', 'fallback'],
    ['en', ['de'], mainSite, null, 'unavailable'],
    ['de', ['en', 'de'], brandPortalSite, 'en', 'fallback'],
    ['fr', ['de'], brandPortalSite, null, 'unavailable'],
    ['en', ['de'], adaptronicSite, 'de', 'fallback'],
    ['en', [], mainSite, null, 'unavailable'],
  ])('%s of %j on a site: %s', (language, pageLanguages, site, contentLanguage, outcome) => {
    expect(decideContentLanguage({ pageLanguages, locale: { language }, site })).toEqual({
      contentLanguage,
      isLanguageFallback: outcome === 'fallback',
      isLanguageUnavailable: outcome === 'unavailable',
    });
  });
});

describe('3 "theme (default Default)": a page\'s theme unless it is Default, else the site\'s', () => {
  it.each([
    ['Copper', 'Volta', 'Copper'],
    ['Default', 'Volta', 'Volta'],
    [null, 'Volta', 'Volta'],
    ['Default', null, 'Default'],
    [undefined, undefined, 'Default'],
  ] as const)('%s on %s: %s', (page, site, expected) => {
    expect(decideTheme(page, site)).toBe(expected);
  });
});

describe('5 "A site needs a home page for the country or a universal one, else an error."', () => {
  const page = (id: string, countries: string[], slug = 'home') => ({
    id,
    parentSlug: 'home',
    slug,
    countries,
  });
  const universal = page('universal', []);
  const american = page('american', ['US']);
  it.each([
    ['US', [universal, american], 'american'],
    ['CH', [american, universal], 'universal'],
    ['ALL', [american, universal], 'universal'],
  ])('in %s', (country, pages, id) => {
    expect(decideHome(pages, country)).toMatchObject({ ok: true, value: { id } });
  });
  it('8 "Invalid home page configuration: error"', () => {
    const error = { code: 'invalidHomePageConfiguration', country: 'CH' };
    expect(decideHome([american, page('other', [], 'technology')], 'CH')).toEqual({ ok: false, error });
    expect(decideHome([], 'CH')).toEqual({ ok: false, error });
  });
});

describe('country availability of a page', () => {
  it.each([
    [[], 'CH', true],
    [['CH', 'DE'], 'CH', true],
    [['DE'], 'CH', false],
    [['CH'], 'ALL', false],
  ])('for %j in %s: %s', (countries, country, expected) => {
    expect(isAvailableIn({ countries }, country)).toBe(expected);
  });
});

describe('3 alternateVersions', () => {
  const universal = {
    parentSlug: 'home',
    slug: 'technology',
    languages: ['en', 'fr'] as const,
    countries: [],
  };
  const swiss = { ...universal, languages: ['de'] as const, countries: ['CH'] };
  const alternates = (
    site: SiteConfiguration,
    versions: Parameters<typeof decideAlternates>[0]['versions'],
  ) =>
    decideAlternates({
      site,
      locales: localesOfSite(site, mockCountries),
      versions,
      currentHost: 'localhost:3000',
      protocol: 'http',
    });

  it('lists the locales in which the page itself exists, absolute, and x-default', () => {
    expect(alternates(voltaSite, [universal, swiss])).toEqual([
      { hreflang: 'en', href: 'http://localhost:3000/en/volta/technology' },
      { hreflang: 'fr', href: 'http://localhost:3000/volta/technology' },
      { hreflang: 'de-CH', href: 'http://localhost:3000/de-ch/volta/technology' },
      { hreflang: 'en-DE', href: 'http://localhost:3000/en-de/volta/technology' },
      { hreflang: 'en-US', href: 'http://localhost:3000/en-us/volta/technology' },
      { hreflang: 'en-SK', href: 'http://localhost:3000/en-sk/volta/technology' },
      { hreflang: 'x-default', href: 'http://localhost:3000/en/volta/technology' },
    ]);
  });
  it('never lists a fallback', () => {
    expect(alternates(mainSite, [universal]).map(({ hreflang }) => hreflang)).not.toContain('de');
  });
  it('has x-default also where the default language lacks the page', () => {
    const entries = alternates(voltaSite, [{ ...universal, languages: ['fr'] }]);
    expect(entries.at(-1)).toEqual({ hreflang: 'x-default', href: 'http://localhost:3000/volta/technology' });
  });
  it('is empty for a page that exists nowhere on the site', () => {
    expect(alternates(adaptronicSite, [universal])).toEqual([]);
  });
});
