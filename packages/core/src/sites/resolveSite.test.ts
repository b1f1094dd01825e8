import fc from 'fast-check';

import type { SiteAddress, SiteDomain } from '../types/Site';

import { resolveSite } from './resolveSite';
import { siteResolutionSteps } from './SiteResolution';
import { mainSite, mockSites } from './sites.mock';

const site = (key: string, slug: string | null, ...domains: SiteDomain[]): SiteAddress => ({
  key,
  name: key,
  slug,
  domains,
});

const found = (host: string, path: string, sites: readonly SiteAddress[] = mockSites) => {
  const resolution = resolveSite(host, path, sites);
  return resolution.kind === 'matched'
    ? { site: resolution.site.key, step: resolution.step, rest: resolution.rest }
    : { error: resolution.code };
};

describe('2.1 "The site is resolved from the host name plus the first path segment against configured domains, in this order: exact host with slug, exact host without slug, suffix match with slug, suffix match without slug. Otherwise the main site applies."', () => {
  it.each([
    ['localhost', '/volta/technologie', 'volta', 'exactHostWithSlug', '/technologie'],
    ['localhost', '/technology', 'main', 'exactHostWithoutSlug', '/technology'],
    ['schleuniger.localhost', '/volta', 'schleuniger', 'exactHostWithoutSlug', '/volta'],
    ['www.localhost', '/volta/a', 'volta', 'suffixWithSlug', '/a'],
    ['www.schleuniger.localhost', '/a', 'schleuniger', 'suffixWithoutSlug', '/a'],
    ['www.localhost', '/a', 'main', 'suffixWithoutSlug', '/a'],
    ['example.org', '/volta', 'main', 'mainSite', '/volta'],
    ['', '/', 'main', 'mainSite', '/'],
  ])('%s%s is %s by %s', (host, path, key, step, rest) => {
    expect(found(host, path)).toEqual({ site: key, step, rest });
  });

  it('prefers earlier steps', () => {
    const sites = [
      site('main', null),
      site('d', null, { host: 'test' }),
      site('c', 'x', { host: 'test', slug: 'x' }),
      site('b', null, { host: 'a.test' }),
      site('a', 'x', { host: 'a.test', slug: 'x' }),
    ];
    expect(found('a.test', '/x', sites)).toMatchObject({ site: 'a' });
    expect(found('a.test', '/x', sites.slice(0, 4))).toMatchObject({ site: 'b' });
    expect(found('a.test', '/x', sites.slice(0, 3))).toMatchObject({ site: 'c' });
    expect(found('a.test', '/x', sites.slice(0, 2))).toMatchObject({ site: 'd' });
  });

  it('uses the longest of several suffixes, regardless of the order', () => {
    const sites = [
      mainSite,
      site('deep', null, { host: 'b.localhost' }),
      site('deeper', null, { host: 'a.b.localhost' }),
    ];
    expect(found('x.a.b.localhost', '/', sites)).toMatchObject({ site: 'deeper' });
    expect(found('x.b.localhost', '/', [...sites].reverse())).toMatchObject({ site: 'deep' });
  });
});

describe('2.1 "optional locale prefix (language, or language-country, lowercase), then optional site slug"', () => {
  it.each([
    ['/en/volta/technology', 'volta', 'en', '/technology'],
    ['/de-ch/volta', 'volta', 'de-ch', '/'],
    ['/volta/technology', 'volta', undefined, '/technology'],
    ['/de-ch/technology/wire-guide', 'main', 'de-ch', '/technology/wire-guide'],
    ['/', 'main', undefined, '/'],
    ['/en', 'main', 'en', '/'],
    ['/technology/volta', 'main', undefined, '/technology/volta'],
    ['/en/Volta/%C3%BCber', 'volta', 'en', '/%C3%BCber'],
    ['/en/volta/%E0%A4%A', 'volta', 'en', '/%E0%A4%A'],
    ['/%E0%A4%A', 'main', undefined, '/%E0%A4%A'],
  ])('%s is %s under %s', (path, key, localePrefix, rest) => {
    const resolution = resolveSite('localhost', path, mockSites);
    expect(resolution).toMatchObject({ kind: 'matched', site: { key }, rest });
    expect(resolution.kind === 'matched' && resolution.localePrefix).toBe(localePrefix);
  });
});

describe('decision: "Suffix means on a label boundary … Ports and letter case are ignored."', () => {
  const sites = [
    mainSite,
    site('komax', null, { host: 'komax.localhost' }),
    site('six', null, { host: '::1' }),
  ];
  it.each([
    ['evilkomax.localhost', 'main'],
    ['komax.localhost.evil.test', 'main'],
    ['shop.komax.localhost', 'komax'],
    ['KOMAX.LocalHost:3000', 'komax'],
    ['komax.localhost.', 'komax'],
    ['komax.localhost.:3000', 'komax'],
    ['[::1]', 'six'],
    ['[::1]:3000', 'six'],
    ['[0:0:0:0:0:0:0:1]:3000', 'six'],
    ['evil@komax.localhost', 'main'],
    ['komax.localhost/evil', 'main'],
  ])('%s is %s', (host, key) => {
    expect(found(host, '/', sites)).toMatchObject({ site: key });
  });

  it('never treats the end of an IP address as a domain', () => {
    const sites4 = [mainSite, site('odd', null, { host: '0.0.1' })];
    expect(found('127.0.0.1', '/', sites4)).toMatchObject({ site: 'main', step: 'mainSite' });
  });
});

describe('2.1 "A site that matches but has no domain configuration is an error."', () => {
  const orphan = site('orphan', 'orphan');
  it('if its slug is requested on a host of the main site', () => {
    expect(found('localhost', '/en/orphan/a', [...mockSites, orphan])).toEqual({
      error: 'siteWithoutDomain',
    });
    expect(found('localhost', '/en/other', [...mockSites, orphan])).toMatchObject({ site: 'main' });
    expect(found('schleuniger.localhost', '/orphan', [...mockSites, orphan])).toMatchObject({
      site: 'schleuniger',
    });
  });
  it('if the main site is the fallback of an unknown host', () => {
    expect(found('example.org', '/', [site('main', null)])).toEqual({ error: 'siteWithoutDomain' });
  });
  it('names the site', () => {
    const resolution = resolveSite('localhost', '/orphan', [mainSite, orphan]);
    expect(resolution).toMatchObject({ site: { name: 'orphan' } });
  });
  it('is another than a missing main site', () => {
    expect(found('example.org', '/', [])).toEqual({ error: 'mainSiteMissing' });
  });
});

describe('decision: "(host, path, sites) → { site, rest, trace }"', () => {
  it('contains one entry per step, with the match', () => {
    const { trace } = resolveSite('www.localhost:3000', '/en/volta', mockSites);
    expect(trace).toEqual([
      { step: 'exactHostWithSlug', host: 'www.localhost', slug: 'volta', matched: null },
      { step: 'exactHostWithoutSlug', host: 'www.localhost', slug: null, matched: null },
      {
        step: 'suffixWithSlug',
        host: 'www.localhost',
        slug: 'volta',
        matched: { siteKey: 'volta', domain: { host: 'localhost', slug: 'volta' } },
      },
    ]);
  });
  it('contains every step before the main site', () => {
    const { trace } = resolveSite('example.org', '/', mockSites);
    expect(trace.map(({ step }) => step)).toEqual(siteResolutionSteps);
    expect(trace.at(-1)?.matched).toEqual({ siteKey: 'main', domain: { host: 'localhost' } });
  });
});

it('never throws, for any request', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (host, path) => {
      const resolution = resolveSite(host, path, mockSites);
      return resolution.kind === 'matched' && resolution.rest.startsWith('/');
    }),
  );
});
