import fc from 'fast-check';

import { mockCountries } from '../locales/countries.mock';
import { createLocale } from '../locales/createLocale';
import { eventsSite, mainSite, mockSites, voltaSite } from '../sites/sites.mock';
import type { Link } from '../types/Link';

import { decideLinkTarget, isLinkAction } from './decideLinkTarget';
import { isSafeHref } from './isSafeHref';
import { linkHref } from './linkHref';
import type { LinkContext } from './linkTarget';
import { resolveLink } from './resolveLink';

describe('2.5 "A target starting with \'action:\' runs a named action (only one known: open the news feed panel …)"', () => {
  it.each([
    ['action:news-feed', { kind: 'action', action: 'news-feed' }],
    ['action:dance', { kind: 'action', action: 'dance' }],
    ['action:', { kind: 'none' }],
  ])('%s', (target, expected) => {
    expect(decideLinkTarget(target)).toEqual(expected);
  });
  it('has one known action', () => {
    expect(isLinkAction('news-feed')).toBe(true);
    expect(isLinkAction('dance')).toBe(false);
  });
});

describe("2.5 \"A target starting with http or 'hard:' is a plain link ('hard:' removed, full page load). Otherwise an in-app route. With no target, a button is shown.\"", () => {
  it.each([
    ['https://example.org/a', { kind: 'plain', href: 'https://example.org/a' }],
    ['HTTP://example.org', { kind: 'plain', href: 'HTTP://example.org' }],
    ['hard:/', { kind: 'plain', href: '/' }],
    ['hard:https://example.org', { kind: 'plain', href: 'https://example.org' }],
    ['mailto:info@example.org', { kind: 'plain', href: 'mailto:info@example.org' }],
    ['tel:+41000000', { kind: 'plain', href: 'tel:+41000000' }],
    ['/en/a?b#c', { kind: 'route', href: '/en/a?b#c' }],
    ['#part', { kind: 'route', href: '#part' }],
    ['http-basics', { kind: 'route', href: 'http-basics' }],
    ['', { kind: 'none' }],
    ['  ', { kind: 'none' }],
    [undefined, { kind: 'none' }],
    [null, { kind: 'none' }],
    ['javascript:alert(1)', { kind: 'none' }],
    ['hard:javascript:alert(1)', { kind: 'none' }],
    ['hard://evil.test', { kind: 'none' }],
    ['//evil.test', { kind: 'none' }],
  ])('%s', (target, expected) => {
    expect(decideLinkTarget(target)).toEqual(expected);
  });
});

describe('isSafeHref', () => {
  it.each([
    '/a',
    'a',
    '?a',
    '#a',
    'https://a.test',
    'http://a.test:1/',
    'mailto:a@b.test',
    'tel:1',
    '/a:b',
    './a:b',
  ])('%s is safe', (href) => {
    expect(isSafeHref(href)).toBe(true);
  });
  it.each([
    ...['', '//a.test', '/\\a.test', '\\\\a.test', '\\/a.test', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)'],
    ...[
      'java\nscript:alert(1)',
      '\tjavascript:alert(1)',
      ' javascript:alert(1)',
      '/\t/a.test',
      '\u0001javascript:x',
    ],
    ...[
      'data:text/html,x',
      'vbscript:x',
      'blob:x',
      'file:///etc/passwd',
      'https:',
      'http:///a.test',
      'http:a.test',
      '/a\u0000',
    ],
  ])('%j is unsafe', (href) => {
    expect(isSafeHref(href)).toBe(false);
  });
  it('allows only addresses that browsers resolve to our host, the web, mail or telephone', () => {
    const starts = fc.constantFrom(
      '',
      '/',
      '//',
      '\\',
      'javascript:',
      'http:',
      'https://',
      'data:',
      ' ',
      '\t',
      '\u200b',
    );
    fc.assert(
      fc.property(fc.array(starts, { maxLength: 3 }), fc.string({ unit: 'binary' }), (parts, end) => {
        const href = parts.join('') + end;
        if (!isSafeHref(href) || !URL.canParse(href, 'https://here.test/a')) return;
        const { protocol, host } = new URL(href, 'https://here.test/a');
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
        if (!/^(https?|mailto|tel):/i.test(href)) expect(host).toBe('here.test');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('3 "Links: page link (text, page, pageParameters, openInNewTab), path link, external link, product link"', () => {
  const onMain: LinkContext = {
    site: mainSite,
    sites: mockSites,
    locale: createLocale('de', 'CH'),
    currentHost: 'localhost:3000',
    protocol: 'http',
    productPath: (slug) => (slug === 'unknown' ? undefined : `/products/${slug}`),
  };
  const page = (slug: string, key: string | null = 'main', parentSlug: string | null = 'home') => ({
    id: '1',
    slug,
    parentSlug,
    site: key === null ? null : { key },
  });

  it.each<[string, Link, string | undefined]>([
    ['a page', { kind: 'page', page: page('a') }, '/de-ch/a'],
    ['a page of this site', { kind: 'page', page: page('b', null, 'a') }, '/de-ch/a/b'],
    [
      'the home page with parameters',
      { kind: 'page', page: page('home'), pageParameters: 'a=1&b=x y' },
      '/de-ch?a=1&b=x%20y',
    ],
    [
      'parameters with a question mark',
      { kind: 'page', page: page('a'), pageParameters: '?a=1#b' },
      '/de-ch/a?a=1#b',
    ],
    ['an anchor', { kind: 'page', page: page('a'), pageParameters: '#b' }, '/de-ch/a#b'],
    ['a page of a site with a slug', { kind: 'page', page: page('a', 'volta') }, '/de-ch/volta/a'],
    [
      'a page of a site without this language',
      { kind: 'page', page: page('a', 'brand-portal') },
      '/en/brand-portal/a',
    ],
    [
      'a page on another host',
      { kind: 'page', page: page('a', 'schleuniger') },
      'http://schleuniger.localhost:3000/de-ch/a',
    ],
    ['a page of a dropped site', { kind: 'page', page: page('a', 'gone') }, undefined],
    ['a deleted page', { kind: 'page', page: null }, undefined],
    ['a path', { kind: 'path', path: '/a/b?c=d#e' }, '/de-ch/a/b?c=d#e'],
    ['a path without a slash', { kind: 'path', path: 'a' }, '/de-ch/a'],
    ['the root', { kind: 'path', path: '/' }, '/de-ch'],
    ['an anchor of this page', { kind: 'path', path: '#a' }, '#a'],
    ['a path with a locale', { kind: 'path', path: '/en/a' }, '/en/a'],
    ['a path without a locale', { kind: 'path', path: '/file/guide' }, '/file/guide'],
    ['a hard path', { kind: 'path', path: 'hard:/a' }, '/a'],
    ['an action', { kind: 'path', path: 'action:news-feed' }, undefined],
    ['a path to another host', { kind: 'path', path: '//evil.test' }, undefined],
    ['an external address', { kind: 'external', url: 'https://example.org/a' }, 'https://example.org/a'],
    ['mail', { kind: 'external', url: 'mailto:a@example.org' }, 'mailto:a@example.org'],
    ['a script', { kind: 'external', url: 'javascript:alert(1)' }, undefined],
    ['an external address without a protocol', { kind: 'external', url: 'example.org' }, undefined],
    ['a product', { kind: 'product', product: 'gamma' }, '/de-ch/products/gamma'],
    ['an unknown product', { kind: 'product', product: 'unknown' }, undefined],
    ['a file', { kind: 'file', file: { slug: 'crimp guide' } }, '/file/crimp%20guide?l=de-ch'],
    ['a link without its part', { kind: 'file' }, undefined],
  ])('%s', (_, link, href) => {
    expect(linkHref(link, onMain)).toBe(href);
  });

  it('links from every site to the products of the main one (2.2 "Some pages exist only on the main site")', () => {
    const schleuniger = mockSites.find(({ key }) => key === 'schleuniger') ?? mainSite;
    const context = { ...onMain, site: schleuniger, currentHost: 'schleuniger.localhost:3000' };
    expect(linkHref({ kind: 'product', product: 'gamma' }, context)).toBe(
      'http://localhost:3000/de-ch/products/gamma',
    );
  });

  it('uses only languages on a site that is internationalOnly', () => {
    const context = { ...onMain, locale: createLocale('en', 'US') };
    expect(linkHref({ kind: 'page', page: page('a', 'brand-portal') }, context)).toBe('/en/brand-portal/a');
  });

  it.each([
    ['fr', 'CH', 'adaptronic', 'http://adaptronic.localhost:3000/de-ch/a'],
    ['ja', undefined, 'adaptronic', 'http://adaptronic.localhost:3000/de/a'],
    ['de', 'CH', 'brand-portal', '/en/brand-portal/a'],
    ['fr', 'BE', 'schleuniger', 'http://schleuniger.localhost:3000/fr/a'],
    ['de', 'CH', 'schleuniger', 'http://schleuniger.localhost:3000/de-ch/a'],
  ] as const)(
    'decision: "the nearest that it does (same language, then same country, then the site\'s default)": %s in %s on %s',
    (language, country, key, href) => {
      const context = { ...onMain, countries: mockCountries, locale: createLocale(language, country) };
      expect(linkHref({ kind: 'page', page: page('a', key) }, context)).toBe(href);
    },
  );

  it('keeps path links inside the site, also in its unprefixed language', () => {
    const link: Link = { kind: 'path', path: '/a' };
    expect(linkHref(link, { ...onMain, site: voltaSite, locale: createLocale('fr') })).toBe('/volta/a');
    expect(linkHref(link, { ...onMain, site: eventsSite, locale: createLocale('en') })).toBe(
      '/en/north-america-events/a',
    );
  });

  it.each<[Link, object]>([
    [
      { kind: 'path', path: '/a', openInNewTab: true },
      { kind: 'route', href: '/de-ch/a', openInNewTab: true },
    ],
    [
      { kind: 'page', page: page('a', 'schleuniger') },
      { kind: 'plain', openInNewTab: false },
    ],
    [
      { kind: 'file', file: { slug: 'x' } },
      { kind: 'plain', href: '/file/x?l=de-ch' },
    ],
    [
      { kind: 'path', path: 'action:news-feed' },
      { kind: 'action', action: 'news-feed' },
    ],
    [{ kind: 'page' }, { kind: 'none' }],
  ])('resolves %j', (link, expected) => {
    expect(resolveLink(link, onMain)).toMatchObject(expected);
  });
});
