import fc from 'fast-check';

import { findMainSite } from './findMainSite';
import { isConfiguredHost } from './isConfiguredHost';
import { normalizeHost, portOf } from './normalizeHost';
import { selectUsableSites } from './selectUsableSites';
import { adaptronicSite, mainSite, mockSites, schleunigerSite, voltaSite } from './sites.mock';
import { reportDroppedSites, validateSites } from './validateSites';

const codes = (sites: Parameters<typeof validateSites>[0]) => validateSites(sites).map(({ code }) => code);

describe('validateSites: decision "Two sites that claim the same host and slug, or a matched site without a domain, are reported when the configuration is loaded, by name and with the remedy"', () => {
  it('finds no problems in the demonstration sites', () => {
    expect(validateSites(mockSites)).toEqual([]);
  });

  it('reports nothing without sites', () => {
    expect(validateSites([])).toEqual([]);
  });

  it('reports two sites that claim the same host and slug, port and case ignored', () => {
    const twin = {
      ...voltaSite,
      key: 'twin',
      name: 'Twin',
      domains: [{ host: 'LOCALHOST:3000', slug: 'Volta' }],
    };
    const problems = validateSites([...mockSites, twin]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code: 'duplicateDomain', siteKeys: ['volta', 'twin'] });
    expect(problems[0]?.message).toMatch(/localhost\/volta .*“Volta” and “Twin”.*Leave it with one site/);
  });

  it('reports a site without a domain', () => {
    const [problem] = validateSites([
      ...mockSites,
      { ...voltaSite, key: 'x', name: 'Lost', slug: 'lost', domains: [] },
    ]);
    expect(problem).toMatchObject({ code: 'siteWithoutDomain', siteKeys: ['x'] });
    expect(problem?.message).toMatch(/“Lost”.*Add a host/);
  });

  it.each([
    ['no main site', [voltaSite], 'mainSiteMissing'],
    [
      'several sites without a slug, none of them called main',
      [schleunigerSite, adaptronicSite],
      'multipleMainSites',
    ],
    ['two sites with one key', [mainSite, { ...voltaSite, key: 'main' }], 'duplicateSiteKey'],
    ['a slug that reads as a locale', [mainSite, { ...voltaSite, slug: 'fr' }], 'slugIsLocale'],
    ['a host with a path', [{ ...mainSite, domains: [{ host: 'http://x/y' }] }], 'invalidHost'],
    [
      'a locale-less language that is not offered',
      [mainSite, { ...voltaSite, localelessLanguage: 'ja' as const }],
      'languageNotOffered',
    ],
  ])('reports %s', (_, sites, code) => {
    expect(codes(sites)).toEqual([code]);
  });
});

describe('findMainSite: 2.1 "the main site (the one without a slug)"', () => {
  it('is the only one without a slug, whatever its key', () => {
    expect(findMainSite([voltaSite, { ...mainSite, key: 'group' }])?.key).toBe('group');
  });
  it('is the one with the key main among sites with their own domains', () => {
    expect(findMainSite(mockSites)?.key).toBe('main');
  });
});

describe('selectUsableSites: 3 "Sites lacking header or footer navigation are dropped."', () => {
  const navigation = { items: [] };
  it.each([
    ['both', navigation, navigation, 1],
    ['no header', null, navigation, 0],
    ['no footer', navigation, null, 0],
    ['neither', null, undefined, 0],
  ])('with %s', (_, headerNavigation, footerNavigation, preserved) => {
    expect(selectUsableSites([{ ...mainSite, headerNavigation, footerNavigation }])).toHaveLength(preserved);
  });
});

describe('isConfiguredHost: decision "only ever lead to a host of a configured site"', () => {
  it.each([
    ['localhost:3000', true],
    ['www.schleuniger.localhost', true],
    ['evil.test', false],
    ['localhost.evil.test', false],
    ['', false],
  ])('%s: %s', (host, isConfigured) => {
    expect(isConfiguredHost(host, mockSites)).toBe(isConfigured);
  });
});

describe('normalizeHost', () => {
  it.each([
    ['Example.ORG:8080', 'example.org', ':8080'],
    ['example.org.', 'example.org', ''],
    ['::1', '[::1]', ''],
    ['[FE80::1]:80', '[fe80::1]', ':80'],
    ['müller.test', 'xn--mller-kva.test', ''],
    ['a b', '', ''],
    ['a/b', '', ''],
    ['', '', ''],
  ])('%s is %s, port %s', (host, normalized, port) => {
    expect(normalizeHost(host)).toBe(normalized);
    expect(portOf(host)).toBe(port);
  });

  it('returns what the URL parser does, also for numbers and Punycode', () => {
    const label = fc.oneof(
      fc.stringMatching(/^[a-z\d-]{1,6}$/),
      fc.constantFrom('xn--mller-kva', 'xn--', 'xn--a', '0x7f', '1', 'localhost', 'a0x1'),
    );
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 4 }), (labels) => {
        const address = `http://${labels.join('.')}`;
        const expected = URL.canParse(address) ? new URL(address).hostname : '';
        expect(normalizeHost(labels.join('.'))).toBe(expected);
      }),
    );
  });
});

describe('reportDroppedSites', () => {
  it('names the sites that are not served, and the missing menus', () => {
    const menus = { headerNavigation: {}, footerNavigation: {} };
    const problems = reportDroppedSites([
      { ...mainSite, ...menus },
      { ...voltaSite, ...menus, footerNavigation: null },
      { ...schleunigerSite, headerNavigation: null, footerNavigation: null },
    ]);
    expect(problems.map(({ code, siteKeys }) => [code, ...siteKeys])).toEqual([
      ['siteWithoutMenu', 'volta'],
      ['siteWithoutMenu', 'schleuniger'],
    ]);
    expect(problems[0]?.message).toContain('“Volta” is not shown, since it has no footer menu.');
    expect(problems[1]?.message).toContain('it has no header menu and no footer menu.');
  });
});
