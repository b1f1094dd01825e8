import fc from 'fast-check';

import { type LanguageCode, languageCodes } from '@kmx/contract/locales';
import { mockCountries } from '../locales/countries.mock';
import { createLocale } from '../locales/createLocale';
import { localesOfSite } from '../locales/localesOfSite';
import { adaptronicSite, mainSite, mockSites, schleunigerSite, voltaSite } from '../sites/sites.mock';
import type { SiteConfiguration } from '../types/Site';

import { createLanguageCluster } from './createLanguageCluster';
import { createSitemapEntries } from './createSitemapEntries';
import { decideCanonical } from './decideCanonical';
import type { FindablePage } from './isIndexable';

const universal: FindablePage = {
  id: 'universal',
  parentSlug: 'home',
  slug: 'technology',
  languages: ['en', 'fr'],
  countries: [],
  pageType: 'Content',
  protection: { mode: 'none' },
};
const swiss: FindablePage = { ...universal, id: 'swiss', languages: ['de'], countries: ['CH'] };
const place = { currentHost: 'localhost:3000', protocol: 'http' } as const;

const clusterOf = (site: SiteConfiguration, versions: readonly FindablePage[]) =>
  createLanguageCluster({ site, locales: localesOfSite(site, mockCountries), versions, ...place });

describe('3 alternateVersions', () => {
  const alternates = (...input: Parameters<typeof clusterOf>) => clusterOf(...input).alternates;

  it('lists the locales in which the page itself exists, with absolute URLs, and x-default', () => {
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
  it('has x-default even if the default language lacks the page', () => {
    const entries = alternates(voltaSite, [{ ...universal, languages: ['fr'] }]);
    expect(entries.at(-1)).toEqual({ hreflang: 'x-default', href: 'http://localhost:3000/volta/technology' });
  });
  it.each<[string, SiteConfiguration, FindablePage]>([
    ['exists nowhere on the site', adaptronicSite, universal],
    ['is an error page', mainSite, { ...universal, pageType: 'Error' }],
    ['needs a password', mainSite, { ...universal, protection: { mode: 'password' } }],
    ['needs a role', mainSite, { ...universal, protection: { mode: 'ciamRole' } }],
    ['is to be found elsewhere', mainSite, { ...universal, canonicalUrl: 'https://example.org/technology' }],
  ])('is empty for a page that %s', (_case, site, page) => {
    expect(clusterOf(site, [page])).toEqual({ members: [], alternates: [] });
  });
  it('omits a country whose own version is protected', () => {
    const codes = alternates(mainSite, [universal, { ...swiss, protection: { mode: 'password' } }]).map(
      ({ hreflang }) => hreflang,
    );
    expect(codes).toEqual(expect.arrayContaining(['en', 'en-US']));
    expect(codes.filter((code) => code.endsWith('-CH'))).toEqual([]);
  });
  it('contains only the canonical URL that an editor entered if it is its own', () => {
    const canonicalUrl = 'http://localhost:3000/en/technology';
    expect(alternates(mainSite, [{ ...universal, canonicalUrl }])).toEqual([
      { hreflang: 'en', href: canonicalUrl },
      { hreflang: 'x-default', href: canonicalUrl },
    ]);
  });
});

describe('3 canonicalUrl', () => {
  const canonical = (
    versions: readonly FindablePage[],
    page: FindablePage,
    [language, country]: [LanguageCode, string?],
    contentLanguage: LanguageCode | null = language,
  ) =>
    decideCanonical({
      cluster: clusterOf(mainSite, versions),
      page,
      locale: createLocale(language, country),
      contentLanguage,
    });

  it('is the page’s own address if it exists in the locale', () => {
    const href = 'http://localhost:3000/en-ch/technology';
    expect(canonical([universal], universal, ['en', 'CH'])).toEqual({ href, isSelf: true });
  });
  it.each<[string, [LanguageCode, string?], LanguageCode, string]>([
    ['of the same country', ['de', 'CH'], 'en', 'http://localhost:3000/en-ch/technology'],
    ['of the international locale', ['ja'], 'en', 'http://localhost:3000/en/technology'],
    ['where the country does not speak it', ['es', 'US'], 'fr', 'http://localhost:3000/fr/technology'],
  ])('of a fallback is the address of the shown text: %s', (_case, locale, shown, href) => {
    expect(canonical([universal], universal, locale, shown)).toEqual({ href, isSelf: false });
  });
  it('of a fallback never has another text', () => {
    const fallback = { ...swiss, languages: ['fr' as const] };
    const href = 'http://localhost:3000/fr-ch/technology';
    expect(canonical([universal, fallback], fallback, ['de', 'CH'], 'fr')).toEqual({ href, isSelf: false });
    expect(canonical([universal, fallback], fallback, ['de', 'CH'], 'en')).toEqual({ isSelf: false });
  });
  it('is the editor’s entry, also on another host', () => {
    const page = { ...universal, canonicalUrl: 'https://example.org/technology' };
    expect(canonical([page], page, ['en'])).toEqual({ href: page.canonicalUrl, isSelf: false });
  });
  it('is absent if the page is not shown in any language', () => {
    expect(canonical([universal], universal, ['de'], null)).toEqual({ isSelf: false });
  });
});

describe('one table for hreflang, canonical addresses and sitemaps', () => {
  const languages = fc.uniqueArray(fc.constantFrom(...languageCodes), { minLength: 1 });
  const pageArbitrary: fc.Arbitrary<FindablePage> = fc.record({
    id: fc.uuid(),
    parentSlug: fc.constantFrom('home', 'products'),
    slug: fc.constantFrom('home', 'technology', 'über uns'),
    languages,
    countries: fc.constantFrom([], [], ['CH'], ['US', 'DE']),
    pageType: fc.constantFrom('Content' as const, 'Story' as const, 'Error' as const),
    protection: fc.constantFrom({ mode: 'none' as const }, { mode: 'password' as const }),
  });
  const pagesArbitrary = fc.array(pageArbitrary, { maxLength: 8 });

  it.each(mockSites.map((site) => [site.key, site] as const))(
    '%s: every entry names every other',
    (_key, site) => {
      const locales = localesOfSite(site, mockCountries);
      fc.assert(
        fc.property(pagesArbitrary, (pages) => {
          const entries = createSitemapEntries({ site, locales, pages, ...place });
          const byUrl = new Map(entries.map((entry) => [entry.url, entry]));
          expect(byUrl.size).toBe(entries.length);
          for (const { alternates, url } of entries) {
            expect(alternates.map(({ href }) => href)).toContain(url);
            expect(alternates.filter(({ hreflang }) => hreflang === 'x-default')).toHaveLength(1);
            for (const { href } of alternates) expect(byUrl.get(href)?.alternates).toEqual(alternates);
          }
        }),
      );
    },
  );

  it('canonical addresses are on the site’s host and canonical to themselves', () => {
    const locales = localesOfSite(schleunigerSite, mockCountries);
    fc.assert(
      fc.property(pageArbitrary, fc.constantFrom(...locales), (page, locale) => {
        const cluster = clusterOf(schleunigerSite, [page]);
        for (const contentLanguage of page.languages) {
          const { href } = decideCanonical({ cluster, page, locale, contentLanguage });
          if (href === undefined) continue;
          expect(new URL(href).host).toBe('schleuniger.localhost:3000');
          const target = cluster.members.find((member) => member.href === href);
          expect(
            target && decideCanonical({ cluster, page, locale: target.locale, contentLanguage }),
          ).toEqual({
            href,
            isSelf: true,
          });
        }
      }),
    );
  });
});
