import type { SeedSource } from '../seeding/documents/source';
import { fixtureLists } from './fixtureLists';

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#345"/></svg>';
const secret = (key: string, language: 'en' | 'de') => ({
  key,
  slug: 'secret',
  fileName: `secret-${language}.txt`,
  title: { en: 'Secret', de: 'Geheim' },
  mimeType: 'text/plain',
  language,
  bytes: () => Promise.resolve(new TextEncoder().encode(`A secret wire, ${language}.\n`)),
});
const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\nA wire.\n';

/** The head of a WebM file, by which its type is detected. */
const webm = new Uint8Array([
  ...[0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 0x01, 0x42, 0xf7, 0x81, 0x01, 0x42, 0xf2, 0x81, 0x04],
  ...[0x42, 0xf3, 0x81, 0x08, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d, 0x42, 0x87, 0x81, 0x04, 0x42, 0x85],
  ...[0x81, 0x02, 0x18, 0x53, 0x80, 0x67, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
]);

/** The smallest seed with every kind of thing in it. */
export const fixtureSource: SeedSource = {
  ...fixtureLists,
  media: [
    {
      key: 'square',
      fileName: 'square.png',
      alt: { en: 'A square', de: 'Ein Quadrat' },
      svg: () => square,
      width: 1600,
      height: 900,
    },
  ],
  files: [
    {
      key: 'captions',
      slug: 'captions',
      fileName: 'captions.vtt',
      title: { en: 'Captions', de: 'Untertitel' },
      mimeType: 'text/vtt',
      bytes: async () => new TextEncoder().encode(vtt),
    },
    {
      key: 'film',
      slug: 'film',
      fileName: 'film.webm',
      title: { en: 'Film', de: 'Film' },
      mimeType: 'video/webm',
      bytes: () => Promise.resolve(webm),
    },
    secret('secret', 'en'),
    secret('secret@de', 'de'),
  ],
  pages: [
    {
      site: 'main',
      slug: 'home',
      pageType: 'Home',
      languages: ['en', 'cs', 'de'],
      title: { en: 'Home', cs: 'Domů', de: 'Start' },
      description: { en: 'The start.' },
      modules: [
        {
          blockType: 'heroBanner',
          title: { en: 'Wire, cut to length', cs: 'Drát na míru', de: 'Leitung nach Mass' },
          image: 'square',
          links: [{ kind: 'page', page: 'main:company/about', text: { en: 'About us', de: 'Über uns' } }],
        },
        {
          blockType: 'richText',
          content: { en: '### Why\n\nBecause it **holds**.', de: '### Warum\n\nWeil es **hält**.' },
        },
      ],
    },
    {
      site: 'main',
      slug: 'home',
      countries: ['US'],
      languages: ['en'],
      title: { en: 'Home of America' },
      description: { en: 'The start.' },
      modules: [],
    },
    {
      site: 'main',
      slug: 'about',
      parent: 'company',
      languages: ['en', 'de'],
      title: { en: 'About us', de: 'Über uns' },
      description: { en: 'Who we are.', de: 'Wer wir sind.' },
      modules: [],
    },
    {
      site: 'main',
      slug: 'company',
      languages: ['en', 'de'],
      title: { en: 'Company', de: 'Unternehmen' },
      description: { en: 'The company.' },
      modules: [],
    },
    {
      site: 'main',
      slug: 'partners',
      languages: ['en', 'de'],
      protection: { mode: 'password', password: 'Wire-2026' },
      title: { en: 'Partners', de: 'Partner' },
      description: { en: 'What partners get.' },
      shareImage: 'square',
      modules: [{ blockType: 'downloadList', title: { en: 'Papers' }, files: [{ file: 'secret' }] }],
    },
    {
      site: 'main',
      slug: 'members',
      languages: ['en'],
      protection: { mode: 'ciamRole', role: 'kmx_int_direct_active' },
      title: { en: 'Members' },
      description: { en: 'What members get.' },
      modules: [{ blockType: 'richText', content: { en: 'Only for members.' } }],
    },
  ],
  navigation: {
    main: {
      header: {
        theme: 'Komax',
        homeItems: [
          {
            slug: 'company',
            title: { en: 'Company', de: 'Unternehmen' },
            link: { kind: 'page', page: 'main:company' },
            items: [
              {
                slug: 'about',
                title: { en: 'About', de: 'Über uns' },
                link: { kind: 'page', page: 'main:company/about' },
              },
            ],
          },
        ],
        topItems: [],
      },
      footer: { items: [], legalItems: [], note: { en: 'Made of wire.' } },
    },
  },
  redirects: [
    { previousUrl: '/firm', site: 'main', target: { kind: 'page', page: 'main:company' } },
    { previousUrl: '/subtitles', target: { kind: 'file', file: 'captions' } },
    { previousUrl: '/firm', site: 'volta', target: { kind: 'path', path: '/products' } },
  ],
};
