import fc from 'fast-check';

import { normalizePhrase } from '@kmx/contract/text';
import { mockCountries } from '../locales/countries.mock';
import { createLocale } from '../locales/createLocale';
import { localesOfSite } from '../locales/localesOfSite';
import { mainSite, voltaSite } from '../sites/sites.mock';

import { otherVersions } from './otherVersions';
import { searchPages } from './searchPages';
import { suggestPages, type NamedPage } from './suggestPages';

const page = (slug: string, title: string, parentSlug = 'home'): NamedPage => ({
  slug,
  title,
  parentSlug,
});

const pages = [
  page('home', 'Home'),
  page('technology', 'Technology'),
  page('wire-guide', 'The guide to wires', 'technology'),
  page('crimping', 'Crimping and its force', 'technology'),
  page('contact', 'Contact'),
  page('ueber-uns', 'Über uns'),
  page('strojirenstvi', 'Strojírenství a výroba'),
  page('yazhuo', '压接机与剥线机'),
  page('acchaku', '圧着端子ガイド'),
];
const slugsOf = (found: readonly NamedPage[]) => found.map(({ slug }) => slug);

describe('2.2 "Unmatched routes show a 404 page": the pages most similar to the path', () => {
  it.each([
    ['a wrong letter', '/en/contakt', ['contact']],
    ['a wrong parent', '/en/services/wire-guide', ['wire-guide']],
    ['a longer slug', '/en/wire-guide-2023', ['wire-guide']],
    ['words of the title', '/de/uber_uns', ['ueber-uns']],
    [
      'below a parent that exists, the nearest first',
      '/en/technology/crimpin',
      ['crimping', 'technology', 'wire-guide'],
    ],
    ['under a site slug', '/en/volta/contact', ['contact']],
    ['another script', '/zh/压接机', ['yazhuo']],
    ['nothing like it', '/en/zzzzzz', []],
    ['a broken encoding', '/en/%E0%A4%A', []],
    ['home', '/en', []],
    ['short slugs are alike by chance', '/en/co', []],
  ])('%s', (_, path, expected) => {
    expect(slugsOf(suggestPages(path, pages, 3))).toEqual(expected);
  });
  it('respects the limit and names each address once', () => {
    expect(suggestPages('/en/technology/x', pages, 2)).toHaveLength(2);
    expect(suggestPages('/en/contact', [page('contact', 'A'), page('contact', 'B')], 5)).toHaveLength(1);
  });
});

describe('searching the site’s own pages', () => {
  it.each([
    ['WIRE', ['wire-guide']],
    ['strojirenstvi', ['strojirenstvi']],
    ['VÝROBA', ['strojirenstvi']],
    ['uber', ['ueber-uns']],
    ['剥线', ['yazhuo']],
    ['端子', ['acchaku']],
    ['ガイド', ['acchaku']],
    ['crimping force', ['crimping']],
    ['guide wires', ['wire-guide']],
    ['tech', ['technology']],
    ['guide elephant giraffe', []],
    ['', []],
    ['  -- ', []],
    ['(.*)', []],
  ])('%s', (query, expected) => {
    expect(slugsOf(searchPages(query, pages, 5))).toEqual(expected);
  });
  it('sorts title before slug, whole word before prefix before part', () => {
    const found = [
      page('a-wire', 'Something'),
      page('b', 'Rewired'),
      page('c', 'Wires'),
      page('d', 'The wire of today'),
      page('e', 'Wire'),
    ];
    expect(slugsOf(searchPages('wire', found, 9))).toEqual(['e', 'd', 'c', 'a-wire', 'b']);
    expect(searchPages('wire', found, 2)).toHaveLength(2);
  });
  it('finds every page by its own title, ignoring accents and case', () => {
    const letters = [...'aeiou řščžýáíéěůúőűöüäçñãõâîșțôĺľŕ ßœ 压接机 ガイド圧着 -&.12'];
    const titles = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(titles, (title) => {
        fc.pre(normalizePhrase(title) !== '');
        expect(searchPages(title.normalize('NFD').toUpperCase(), [page('x', title)], 1)).toHaveLength(1);
      }),
    );
  });
});

describe('other languages and countries of a missing page', () => {
  const versions = [
    { ...page('swiss', ''), languages: ['de', 'fr'], countries: ['CH'] },
    { ...page('about', ''), languages: ['en', 'ja'], countries: [] },
    { ...page('about', ''), languages: ['de'], countries: ['DE'] },
  ] as const;
  const others = (path: string, site: typeof mainSite, language: 'en' | 'de', country?: string) =>
    otherVersions(path, {
      site,
      pages: versions,
      offered: localesOfSite(site, mockCountries),
      locale: createLocale(language, country),
    }).map(({ code }) => code);

  it.each([
    ['/en/swiss', mainSite, 'en', undefined, ['de-CH', 'fr-CH']],
    ['/de-ch/swiss', mainSite, 'de', 'CH', ['fr-CH']],
    ['/en/about', mainSite, 'en', undefined, ['ja', 'en-CH', 'de-DE', 'en-US', 'en-SK']],
    ['/en/volta/swiss', voltaSite, 'en', undefined, ['de-CH', 'fr-CH']],
    ['/en/nowhere', mainSite, 'en', undefined, []],
    ['/en/a/b/swiss', mainSite, 'en', undefined, []],
    ['/en/%E0', mainSite, 'en', undefined, []],
  ] as const)('%s', (path, site, language, country, expected) => {
    expect(others(path, site, language, country)).toEqual(expected);
  });
});
