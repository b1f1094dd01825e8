import { createLocale, type LinkContext } from '@kmx/core';

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
} as const;
const links: LinkContext = {
  site,
  sites: [site],
  locale: createLocale('de', 'CH'),
  currentHost: 'localhost',
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
      [{ link: { text: 'About', openInNewTab: false, kind: 'page', href: '/de-ch/about' } }],
    ],
    ['a link to a page that is not published', { link: { ...link, page: null } }, { link: null }],
    [
      'a link to a script',
      { link: { ...link, kind: 'external', url: 'javascript:alert(1)', page: null } },
      { link: { text: 'javascript:alert(1)', openInNewTab: false, kind: 'external', href: null } },
    ],
    [
      'words, numbers, nothing',
      { a: 'text', b: 7, c: null, d: [true] },
      { a: 'text', b: 7, c: null, d: [true] },
    ],
    ['an address elsewhere', { url: 'https://example.org/a' }, { url: 'https://example.org/a' }],
  ])('%s', (_name, modules, expected) => {
    expect(resolveModules(modules, links)).toEqual(expected);
  });
});
