import fc from 'fast-check';

import { limits } from '../limits/constants';
import { createLocale } from '../locales/createLocale';
import { mockSites } from '../sites/sites.mock';

import { decideLocaleCookie, type LocaleCookieRequest } from './decideLocaleCookie';

const host = 'localhost:3000';
const decide = (request: Partial<LocaleCookieRequest>) =>
  decideLocaleCookie({
    served: createLocale('de', 'CH'),
    siteKey: 'main',
    sites: mockSites,
    host,
    ...request,
  });
const written = (request: Partial<LocaleCookieRequest>) => decide(request)?.value;
const from = (path: string) => `http://localhost:3000${path}`;

describe('9 "Locale cookie expires far in the future."', () => {
  it('contains the code of the new locale', () => {
    expect(decide({ referer: from('/en/technology?a#b') })).toEqual({
      name: 'locale',
      value: 'de-CH',
      sameSite: 'lax',
      maxAgeSeconds: limits.localeCookieSeconds,
    });
  });
});

describe('is set when a reader changes the locale inside the site', () => {
  it.each([
    ['another language', from('/en'), 'de-CH'],
    ['another country of the same language', from('/de-de/technology'), 'de-CH'],
    ['from the international locale', from('/de'), 'de-CH'],
    ['in capitals', 'http://LOCALHOST:3000/EN', 'de-CH'],
    ['regardless of the port', 'https://localhost/en', 'de-CH'],
    ['not in the same locale', from('/de-ch/technology'), undefined],
    ['not from a page without a locale', from('/'), undefined],
    ['not from a file', from('/file/guide'), undefined],
    ['not from a language that we do not have', from('/it/technology'), undefined],
    ['not from a broken path', from('/en/%E0%A4%A'), undefined],
  ])('%s', (_, referer, expected) => {
    expect(written({ referer })).toBe(expected);
  });

  it.each([
    ['a first landing', undefined],
    ['an empty referer', ''],
    ['a link from elsewhere', 'https://example.org/en'],
    ['a host that only looks alike', 'http://evillocalhost:3000/en'],
    ['another site of ours on its own host', 'http://schleuniger.localhost:3000/en'],
    ['an origin without a path', 'http://localhost:3000/'],
    ['no address', 'en'],
  ])('never for %s', (_, referer) => {
    expect(written({ referer })).toBeUndefined();
  });

  it('never for a link to another site, which may lack the language', () => {
    expect(written({ served: createLocale('en'), siteKey: 'volta', referer: from('/ja') })).toBeUndefined();
    expect(written({ served: createLocale('en'), referer: from('/fr/brand-portal') })).toBeUndefined();
  });

  it.each([
    ['a navigation', 'navigate', undefined, 'de-CH'],
    ['a browser that does not say', undefined, undefined, 'de-CH'],
    ['a fetch of the router, perhaps ahead', 'cors', undefined, undefined],
    ['a prefetch', 'navigate', 'prefetch', undefined],
    ['a prerender', 'navigate', 'prefetch;prerender', undefined],
  ])('by %s', (_, fetchMode, purpose, expected) => {
    expect(written({ fetchMode, purpose, referer: from('/en') })).toBe(expected);
  });

  it.each([
    ['de-CH', undefined],
    ['de-ch', undefined],
    ['de_CH', undefined],
    ['de', 'de-CH'],
    ['nonsense', 'de-CH'],
  ])('with the cookie %s already: %s', (cookie, expected) => {
    expect(written({ cookie, referer: from('/en') })).toBe(expected);
  });
});

describe('2.1 "Two locale-less prefixes exist": a path without a locale counts as its site\'s language', () => {
  it.each([
    ['volta', '/volta', 'en', 'en'],
    ['volta', '/volta/technology', 'fr', undefined],
    ['volta', '/de/volta', 'fr', 'fr'],
    ['north-america-events', '/north-america-events', 'en', 'en'],
    ['north-america-events', '/north-america-events', 'es', undefined],
  ] as const)('%s, from %s to %s: %s', (siteKey, path, language, expected) => {
    expect(written({ siteKey, served: createLocale(language), referer: from(path) })).toBe(expected);
  });
});

it('never throws, for any headers', () => {
  fc.assert(
    fc.property(fc.string(), fc.webUrl({ withQueryParameters: true }), fc.string(), (cookie, url, noise) => {
      expect(decide({ cookie, referer: url, host: noise })).toBeUndefined();
      expect(() => decide({ cookie, referer: `${from('/')}${noise}` })).not.toThrow();
    }),
  );
});
