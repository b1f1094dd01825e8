import { createLocale, createProductHierarchy, type LinkContext } from '@kmx/core';

import type { CatalogueProduct } from '../products/Catalogue';
import { pageMock } from '../view/siteView.mock';

import { resolveModules } from './resolveModules';

const site = {
  key: 'main',
  name: 'Main',
  slug: null,
  domains: [{ host: 'localhost' }],
  languages: ['en', 'de'],
  defaultLanguage: 'en',
  localelessLanguage: null,
  internationalOnly: false,
  showHiddenCountries: false,
} as const;
const links: LinkContext = {
  site,
  sites: [site],
  locale: createLocale('de', 'CH'),
  currentHost: 'localhost',
};

const classification = { id: 'c', slug: 'crimping', name: 'Crimping', description: null, parent_id: null };
const product: CatalogueProduct = {
  slug: 'alpha-550',
  name: 'Alpha 550',
  status: 'active',
  successor: null,
  shortDescription: '',
  brand: { slug: 'komax', name: 'Komax', theme: 'Komax', image: { url: '/k.webp', width: 96, height: 96 } },
  imageUrl: null,
  capabilities: [],
  variantCount: 1,
  contentLanguage: 'en',
  sort_index: 0,
  supported_countries: ['CH'],
};
const source = [
  { ...classification, supported_countries: ['CH'], sort_index: 0, image_url: null, products: [product] },
];
const productPath = (slug: string) => (slug === 'alpha-550' ? `/products/crimping/${slug}` : undefined);
const view = {
  links: { ...links, productPath },
  locale: links.locale,
  hierarchy: createProductHierarchy(source, { country: 'CH' }),
  index: [pageMock('News', { slug: 'news', countries: [] })],
};

const page = { id: '1', title: 'About', slug: 'about', parentSlug: null, site: { id: '7', key: 'main' } };
const link = {
  kind: 'page',
  text: null,
  path: null,
  pageParameters: null,
  url: null,
  product: null,
  openInNewTab: null,
  page,
  file: null,
};

describe('resolveModules (decision: "answers the page\'s resolved content as JSON")', () => {
  it.each<[string, unknown, unknown]>([
    [
      'a picture',
      { image: { url: '/api/media/file/a.png', sizes: { inline: { url: '/api/media/file/a-780.webp' } } } },
      { image: { url: '/media/a.png', sizes: { inline: { url: '/media/a-780.webp' } } } },
    ],
    [
      'a file',
      { file: { slug: 'guide', url: '/api/files/file/guide.pdf' } },
      { file: { slug: 'guide', url: '/file/guide?l=de-ch' } },
    ],
    [
      'a link to a page',
      [{ link }],
      [{ link: { text: 'About', openInNewTab: false, kind: 'page', href: '/de-ch/about', action: null } }],
    ],
    ['a link to a page that is not published', { link: { ...link, page: null } }, { link: null }],
    [
      'a link to a script',
      { link: { ...link, kind: 'external', url: 'javascript:alert(1)', page: null } },
      {
        link: {
          text: 'javascript:alert(1)',
          openInNewTab: false,
          kind: 'external',
          href: null,
          action: null,
        },
      },
    ],
    [
      'a link to a product, with its name in the words',
      { link: { ...link, kind: 'product', page: null, product: 'alpha-550', text: 'See {name}' } },
      {
        link: {
          text: 'See Alpha 550',
          openInNewTab: false,
          kind: 'product',
          action: null,
          href: '/de-ch/products/crimping/alpha-550',
        },
      },
    ],
    [
      '8 "unknown product link shows name \'Invalid\'"',
      { link: { ...link, kind: 'product', page: null, product: 'gone', text: null } },
      { link: { text: 'Invalid', openInNewTab: false, kind: 'product', href: null, action: null } },
    ],
    [
      '2.5 "a target starting with action: runs a named action", with the address where it leads without script',
      { link: { ...link, kind: 'path', page: null, path: 'action:news-feed', text: 'News' } },
      {
        link: {
          text: 'News',
          openInNewTab: false,
          kind: 'path',
          action: 'news-feed',
          href: '/de-ch/news#news-feed',
        },
      },
    ],
    [
      'a link in running text',
      {
        type: 'link',
        fields: { linkType: 'internal', newTab: true, doc: { relationTo: 'pages', value: page } },
      },
      { type: 'link', fields: { linkType: 'internal', newTab: true, url: '/de-ch/about' } },
    ],
    [
      'a link in running text to a page that is not published',
      { type: 'link', fields: { linkType: 'internal', doc: { relationTo: 'pages', value: '1' } } },
      { type: 'link', fields: { linkType: 'internal', url: null } },
    ],
    [
      'words, numbers, nothing',
      { a: 'text', b: 7, c: null, d: [true] },
      { a: 'text', b: 7, c: null, d: [true] },
    ],
    ['an address elsewhere', { url: 'https://example.org/a' }, { url: 'https://example.org/a' }],
  ])('%s', (_name, modules, expected) => {
    expect(resolveModules(modules, view)).toEqual(expected);
  });
});
