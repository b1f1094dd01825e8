import fc from 'fast-check';

import { languageCodes } from '@kmx/contract/locales';
import { adaptronicSite, eventsSite, mainSite, mockSites, voltaSite } from '../sites/sites.mock';
import type { SiteConfiguration } from '../types/Site';

import { mockCountries } from './countries.mock';
import { createLocale } from './createLocale';
import { decideLocale, type LocaleRequest } from './decideLocale';
import { localesOfSite } from './localesOfSite';

type Preference = Pick<LocaleRequest, 'requested' | 'cookie' | 'acceptLanguage'>;

const decide = (site: SiteConfiguration, preference: Preference) =>
  decideLocale({ ...preference, site, offered: localesOfSite(site, mockCountries) });

const short = (site: SiteConfiguration, preference: Preference) => {
  const decision = decide(site, preference);
  return `${decision.kind} ${decision.locale.urlCode}`;
};

describe('decision: "On every other site a path without a locale redirects (302) to the best locale: cookie, then Accept-Language, then the site\'s default."', () => {
  it.each<[string, Preference, string]>([
    ['the cookie before the header', { cookie: 'de-CH', acceptLanguage: 'fr' }, 'redirect de-ch'],
    ['the header without a cookie', { acceptLanguage: 'fr-CH, en;q=0.5' }, 'redirect fr-ch'],
    ['the header in its order of preference', { acceptLanguage: 'en;q=0.5, ja;q=0.7' }, 'redirect ja'],
    [
      'the header, skipping a language that is not offered',
      { acceptLanguage: 'it-CH, es;q=0.5' },
      'redirect es',
    ],
    ['the language where the country is not offered', { acceptLanguage: 'de-LI' }, 'redirect de'],
    ['the default when nothing is said', {}, 'redirect en'],
    ['the default when nothing fits', { cookie: 'nonsense', acceptLanguage: 'it, *' }, 'redirect en'],
  ])('%s', (_, preference, expected) => {
    expect(short(mainSite, preference)).toBe(expected);
  });

  it('ignores a cookie in a language that the site does not offer', () => {
    expect(short(eventsSite, { requested: 'de', cookie: 'es' })).toBe('redirect en');
    expect(
      short({ ...eventsSite, localelessLanguage: null }, { cookie: 'de-CH', acceptLanguage: 'es' }),
    ).toBe('redirect es');
  });

  it('redirects with 302: "302 for locale"', () => {
    expect(decide(mainSite, {})).toMatchObject({ kind: 'redirect', status: 302, source: 'default' });
  });
});

describe('decision: "a path without a locale prefix is French on the Volta site and Spanish on north-america-events, and is answered in place, not redirected."', () => {
  it.each([
    ['Volta', voltaSite, 'serve fr'],
    ['north-america-events', eventsSite, 'serve es'],
  ])('%s', (_, site, expected) => {
    expect(short(site, {})).toBe(expected);
    expect(short(site, { cookie: 'en', acceptLanguage: 'en' })).toBe(expected);
  });
});

describe('decision: "A cookie never wins over a locale that stands in the URL."', () => {
  it.each(['en', 'de-ch', 'JA'])('%s', (requested) => {
    expect(short(mainSite, { requested, cookie: 'fr' })).toBe(`serve ${requested.toLowerCase()}`);
  });
});

describe('decision: "A locale that the site or country does not support redirects (302) to the nearest that it does (same language, then same country, then the site\'s default)"', () => {
  it.each<[string, SiteConfiguration, string, string]>([
    ['same language', mainSite, 'de-us', 'redirect de'],
    ['same language before same country', mainSite, 'ja-ch', 'redirect ja'],
    ['same country, in its default language', voltaSite, 'es-ch', 'redirect de-ch'],
    ['same country for a language that we do not have', mainSite, 'it-ch', 'redirect de-ch'],
    ['the default', voltaSite, 'es', 'redirect en'],
    ['the default of a German-only site', adaptronicSite, 'en', 'redirect de'],
    ['no countries on an international site', eventsSite, 'en-us', 'redirect en'],
    ['not a hidden country', mainSite, 'en-sg', 'redirect en'],
    [
      'a hidden country where the site shows it',
      { ...mainSite, showHiddenCountries: true },
      'en-sg',
      'serve en-sg',
    ],
    ['something that is no locale', mainSite, '%00', 'redirect en'],
  ])('%s', (_, site, requested, expected) => {
    expect(short(site, { requested })).toBe(expected);
  });

  it('prefers the international locale of a language, regardless of the order', () => {
    const offered = [createLocale('de', 'AT'), createLocale('de'), createLocale('en')];
    const { locale } = decideLocale({ requested: 'de-us', offered, site: mainSite });
    expect(locale.urlCode).toBe('de');
  });

  it('serves the default language if nothing is offered', () => {
    const request = { offered: [], site: mainSite };
    expect(decideLocale(request)).toMatchObject({ kind: 'redirect', locale: { urlCode: 'en' } });
    expect(decideLocale({ ...request, requested: 'en' })).toMatchObject({ kind: 'serve' });
  });

  it('"it never loops": serves the target of a redirect', () => {
    const code = fc.oneof(
      fc.constantFrom(...languageCodes, 'it', 'xx'),
      fc
        .tuple(fc.constantFrom(...languageCodes, 'it'), fc.constantFrom('ch', 'us', 'sk', 'sg', 'zz'))
        .map((parts) => parts.join('-')),
      fc.string(),
    );
    const preference = fc.record(
      { requested: code, cookie: code, acceptLanguage: code },
      { requiredKeys: [] },
    );
    const languages = fc.uniqueArray(fc.constantFrom(...languageCodes));
    const sites = fc
      .tuple(fc.constantFrom(...mockSites), languages, fc.boolean())
      .map(([site, own, isOwn]) => (isOwn ? { ...site, languages: own } : site));
    fc.assert(
      fc.property(sites, preference, (site, request) => {
        const first = decide(site, request);
        const second = decide(site, { ...request, requested: first.locale.urlCode });
        expect(second).toEqual({ kind: 'serve', locale: first.locale, source: 'url' });
      }),
    );
  });
});
