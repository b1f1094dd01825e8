import fc from 'fast-check';

import { languageCodes } from '@kmx/contract/locales';
import { createLocale } from '../locales/createLocale';
import { isUnlocalizedPath } from '../paths/isUnlocalizedPath';
import { pagePath } from '../paths/pagePath';
import { parsePath } from '../paths/parsePath';
import { replaceLocale } from '../paths/replaceLocale';
import { resolveSite } from '../sites/resolveSite';
import { eventsSite, mainSite, mockSites, schleunigerSite, voltaSite } from '../sites/sites.mock';

import { decideCanonicalPath } from './decideCanonicalPath';
import { pageUrl } from './pageUrl';

const en = createLocale('en');
const deCH = createLocale('de', 'CH');
const fr = createLocale('fr');

describe('2.1 "optional locale prefix, then optional site slug, then parent slug and page slug. The last segment defaults to home, and the one before it also defaults to home."', () => {
  it.each([
    ['/', {}, { parentSlug: 'home', pageSlug: 'home', ancestors: [], isLocaleless: false }],
    ['/en', {}, { localePrefix: 'en', locale: en, parentSlug: 'home', pageSlug: 'home' }],
    ['/de-ch/technology', {}, { locale: deCH, parentSlug: 'home', pageSlug: 'technology' }],
    ['/en/technology/wire-guide', {}, { parentSlug: 'technology', pageSlug: 'wire-guide', ancestors: [] }],
    ['/en/products/a/b/c', {}, { ancestors: ['products', 'a'], parentSlug: 'b', pageSlug: 'c' }],
    [
      '/en/volta/technology',
      { siteSlug: 'volta' },
      { siteSlug: 'volta', parentSlug: 'home', pageSlug: 'technology' },
    ],
    ['/en/technology', { siteSlug: 'volta' }, { parentSlug: 'home', pageSlug: 'technology' }],
    ['/en/volta', {}, { parentSlug: 'home', pageSlug: 'volta' }],
    ['/en/%C3%BCber%20uns', {}, { pageSlug: 'über uns' }],
    ['//en///technology//', {}, { locale: en, parentSlug: 'home', pageSlug: 'technology' }],
    ['/it-ch/technology', {}, { localePrefix: 'it-ch', pageSlug: 'technology' }],
    ['/en/de', {}, { localePrefix: 'en', pageSlug: 'de' }],
    ['/en/technology?direct#x', {}, { pageSlug: 'technology' }],
  ])('%s on %j', (path, site, expected) => {
    expect(parsePath(path, site)).toMatchObject({ ok: true, value: expected });
  });

  it.each(['/en/%E0%A4%A', '/%', '/en/a%2Fb/c', '/en/%00', '/en/%2e%2e/x', '/en/a%5Cb'])(
    '%s is malformed',
    (path) => {
      expect(parsePath(path)).toMatchObject({ ok: false, error: { code: 'malformedPath', path } });
    },
  );
});

describe('2.1 "Two locale-less prefixes exist: French on the {product} site and Spanish on the north-america-events site."', () => {
  it.each([
    ['/volta/technologie', { siteSlug: 'volta', localelessLanguage: 'fr' }, 'fr', true],
    ['/north-america-events', { siteSlug: 'north-america-events', localelessLanguage: 'es' }, 'es', true],
    ['/en/volta/technology', { siteSlug: 'volta', localelessLanguage: 'fr' }, 'en', false],
    ['/technology', { localelessLanguage: null }, undefined, false],
  ] as const)('%s', (path, site, urlCode, isLocaleless) => {
    const parsed = parsePath(path, site);
    expect(parsed.ok && parsed.value.locale?.urlCode).toBe(urlCode);
    expect(parsed).toMatchObject({ value: { isLocaleless } });
  });
});

describe('2.2 "Home is / (or /{siteSlug} for a non-main site)."', () => {
  it.each([
    [{ parentSlug: 'home', slug: 'home' }, '/'],
    [{ slug: 'home' }, '/'],
    [{ parentSlug: 'home', slug: 'technology' }, '/technology'],
    [{ parentSlug: null, slug: 'technology' }, '/technology'],
    [{ parentSlug: 'technology', slug: 'wire-guide' }, '/technology/wire-guide'],
    [{ parentSlug: 'technology', slug: 'home' }, '/technology/home'],
    [{ ancestors: ['products'], parentSlug: 'home', slug: 'x' }, '/products/home/x'],
    [{ slug: 'über uns' }, '/%C3%BCber%20uns'],
  ])('%j is %s', (place, path) => {
    expect(pagePath(place)).toBe(path);
  });

  const home = { parentSlug: 'home', slug: 'home' };
  it.each([
    ['the main site', { ...home, site: mainSite, locale: en }, '/en'],
    ['a site with a slug', { ...home, site: voltaSite, locale: deCH }, '/de-ch/volta'],
    ['the locale-less language', { ...home, site: voltaSite, locale: fr }, '/volta'],
    [
      'that language in a country',
      { ...home, site: voltaSite, locale: createLocale('fr', 'CH') },
      '/fr-ch/volta',
    ],
    ['a page', { parentSlug: 'a', slug: 'b', site: voltaSite, locale: en }, '/en/volta/a/b'],
    [
      'another host',
      {
        ...home,
        site: schleunigerSite,
        locale: en,
        currentHost: 'localhost:3000',
        protocol: 'http' as const,
      },
      'http://schleuniger.localhost:3000/en',
    ],
    ['the same host', { ...home, site: voltaSite, locale: en, currentHost: 'LOCALHOST:3000' }, '/en/volta'],
    [
      'the parent host',
      { ...home, site: mainSite, locale: en, currentHost: 'schleuniger.localhost' },
      'https://localhost/en',
    ],
    [
      'an absolute address',
      { ...home, site: mainSite, locale: en, currentHost: 'localhost', isAbsolute: true },
      'https://localhost/en',
    ],
  ])('%s', (_, input, url) => {
    expect(pageUrl(input)).toBe(url);
  });

  it('keeps a host that only has the same ending, or for which the main site is the fallback', () => {
    const www = {
      currentHost: 'www.schleuniger.localhost',
      currentDomain: { host: 'schleuniger.localhost' },
    };
    expect(pageUrl({ slug: 'a', site: schleunigerSite, locale: en, ...www })).toBe('/en/a');
    expect(pageUrl({ slug: 'a', site: mainSite, locale: en, ...www })).toBe('https://localhost/en/a');
    const unknown = {
      currentHost: '127.0.0.1:3000',
      currentDomain: { host: 'localhost' },
      protocol: 'http' as const,
    };
    expect(pageUrl({ slug: 'a', site: mainSite, locale: en, ...unknown })).toBe('/en/a');
    expect(pageUrl({ slug: 'a', site: voltaSite, locale: en, ...unknown })).toBe(
      'http://localhost:3000/en/volta/a',
    );
  });
});

const slugs = fc
  .oneof(fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,15}$/), fc.string({ unit: 'grapheme', minLength: 1 }))
  .filter((slug) => !/[/\\\p{Cc}]|^\.{1,2}$/u.test(slug));

describe('pageUrl, resolveSite and parsePath agree', () => {
  const locales = fc
    .tuple(fc.constantFrom(...languageCodes), fc.constantFrom('ALL', 'CH', 'US'))
    .map(([language, country]) => createLocale(language, country));

  it('for any site, locale and page', () => {
    const someSites = fc.constantFrom(...mockSites);
    fc.assert(
      fc.property(someSites, locales, slugs, slugs, (site, locale, parent, slug) => {
        const parentSlug = slug === 'home' ? 'home' : parent;
        // A page of the main site with the slug of another site is hidden by that site.
        fc.pre(!mockSites.some((other) => [parentSlug, slug].includes(other.slug ?? '')));
        const url = new URL(pageUrl({ site, locale, parentSlug, slug, protocol: 'http', isAbsolute: true }));

        const resolution = resolveSite(url.host, url.pathname, mockSites);
        if (resolution.kind !== 'matched') throw new Error(resolution.code);
        expect(resolution.site.key).toBe(site.key);
        expect(resolution.rest).toBe(pagePath({ parentSlug, slug }));

        const { localelessLanguage } = site;
        const parsed = parsePath(url.pathname, { siteSlug: resolution.domain.slug, localelessLanguage });
        expect(parsed).toMatchObject({
          ok: true,
          value: { locale, parentSlug, pageSlug: slug, ancestors: [] },
        });
      }),
      { numRuns: 300 },
    );
  });
});

describe('2.2 "trailing-slash URLs and system redirects answer 301"', () => {
  it.each([
    ['/en/a/', '', '/en/a'],
    ['/en/a/', '?x=1&y', '/en/a?x=1&y'],
    ['/en//a', '', '/en/a'],
    ['/DE-ch/a', '', '/de-ch/a'],
    ['//evil.test/', '', '/evil.test'],
    ['/\\evil.test/', '', '/evil.test'],
    ['///', '', '/'],
    ['/en/%70roducts', '', '/en/products'],
    ['/en/stories/contacts/%63rimp-team', '', '/en/stories/contacts/crimp-team'],
    ['/%45N/a%2db%5Fc', '', '/en/a-b_c'],
    ['/en/%c3%bcber', '', '/en/%C3%BCber'],
    ['//EN///%73earch//', '?flag&a=%20;b', '/en/search?flag&a=%20;b'],
  ])('%s%s to %s', (path, query, location) => {
    expect(decideCanonicalPath(path, query)).toEqual({ kind: 'redirect', status: 301, location });
  });
  it.each(['/', '/en', '/en/a', '/en/A/b', '/volta', '/en/%2E%2E/x', '/en/%E0%A4%A'])(
    '%s is unchanged',
    (path) => {
      expect(decideCanonicalPath(path, 'x=1')).toEqual({ kind: 'keep' });
    },
  );
  it('ends after one hop, on the same host', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string({ unit: fc.constantFrom('/', '\\', 'a', '.') }), (one, other) => {
        const decision = decideCanonicalPath(`/${other}${one}`);
        const location = decision.kind === 'redirect' ? decision.location : `/${other}${one}`;
        expect(decideCanonicalPath(location)).toEqual({ kind: 'keep' });
        expect(new URL(location, 'http://here.test').host).toBe('here.test');
      }),
    );
  });
});

describe('decision: "keeping path and query"', () => {
  it.each([
    ['/technology', 'a=1', '/de-ch/technology?a=1'],
    ['/it/volta/%C3%BCber', '?direct', '/de-ch/volta/%C3%BCber?direct'],
    ['/', '', '/de-ch'],
    ['//evil.test', '', '/de-ch/evil.test'],
  ])('%s?%s', (path, query, expected) => {
    expect(replaceLocale(path, query, deCH)).toBe(expected);
  });
});

describe('2.2 routes without a locale', () => {
  it.each([
    ['/file/guide?l=de', true],
    ['/style-guide', true],
    ['/inputs', true],
    ['/buttons', true],
    ['/modules', true],
    ['/components', true],
    ['/typography', true],
    ['/pages/error', true],
    ['/tools/email-links', true],
    ['/robots.txt', true],
    ['/.well-known/security.txt', true],
    ['/og/main/en/home/home.png', true],
    ['/files', false],
    ['/pages/other', false],
    ['/en/file/x', false],
    ['/', false],
  ])('%s: %s', (path, expected) => {
    expect(isUnlocalizedPath(path)).toBe(expected);
  });
});

it('a site without an unprefixed language always adds the locale', () => {
  expect(pageUrl({ slug: 'a', site: mainSite, locale: fr })).toBe('/fr/a');
  expect(pageUrl({ slug: 'a', site: eventsSite, locale: createLocale('es') })).toBe(
    '/north-america-events/a',
  );
});
