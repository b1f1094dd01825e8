import type { SeedLists } from '../seeding/documents/source';
import type { SeedNews, SeedStory } from '../seeding/documents/types';

const story = (slug: string, day: string, rest: Partial<SeedStory> = {}): SeedStory => ({
  site: 'volta',
  slug,
  languages: ['en', 'de'],
  title: { en: `Story ${slug}`, de: `Geschichte ${slug}` },
  leadText: { en: `The lead of ${slug}.` },
  publicationDate: day,
  category: 'technology',
  teaserImage: 'square',
  modules: [],
  ...rest,
});

const news = (key: string, day: string): SeedNews => ({
  site: 'volta',
  key,
  title: { en: `News ${key}` },
  publicationDate: day,
  link: { kind: 'path', path: '/stories/shield' },
});

const sameDay = ['b', 'c', 'd'].map((key) => news(key, '2026-02-02'));

/** The smallest lists with every kind of thing in them, on a site without pages. */
export const fixtureLists: SeedLists = {
  topics: [
    { slug: 'crimp', name: { en: 'Crimping', de: 'Crimpen' } },
    { slug: 'shield', name: { en: 'Shielding' } },
  ],
  storyContacts: [
    { site: 'volta', slug: 'lab', name: { en: 'Laboratory', de: 'Labor' }, email: 'lab@example.com' },
  ],
  stories: [
    story('shield', '2026-03-01', {
      storyContacts: ['lab'],
      topics: ['shield', 'crimp'],
      products: ['zeta', 'alpha'],
      modules: [
        {
          blockType: 'video',
          title: { en: 'A cut' },
          video: 'film',
          captionsFile: 'captions',
          poster: 'square',
          transcript: { en: 'A wire is cut.' },
        },
      ],
    }),
    story('old', '2025-01-01', { products: ['alpha', 'zeta'] }),
    story('other', '2026-01-01', { products: ['beta'] }),
  ],
  mediaReleases: [
    {
      site: 'volta',
      slug: 'results',
      languages: ['en'],
      title: { en: 'Results' },
      leadText: { en: 'They rose.' },
      publicationDate: '2026-03-03',
      adhoc: true,
      documents: ['captions'],
      modules: [{ blockType: 'richText', content: { en: 'By seven percent.' } }],
    },
    {
      site: 'volta',
      slug: 'results',
      languages: ['en'],
      countries: ['US'],
      title: { en: 'Results for America' },
      leadText: { en: 'They rose.' },
      publicationDate: '2026-03-03',
      modules: [],
    },
  ],
  news: [news('a', '2026-01-01'), ...sameDay, news('e', '2026-03-03')],
  events: [
    {
      site: 'volta',
      slug: 'fair',
      languages: ['en'],
      title: { en: 'Fair' },
      leadText: { en: 'See you.' },
      startDate: '2026-11-10',
      endDate: '2026-11-13',
      isAllDay: true,
      timeZone: 'Europe/Berlin',
      country: 'DE',
      kind: 'tradeFair',
      modules: [],
    },
  ],
  locations: [
    {
      site: 'volta',
      slug: 'dierikon',
      name: { en: 'Head office', de: 'Hauptsitz' },
      kinds: ['headquarters', 'plant'],
      city: { en: 'Dierikon' },
      country: 'CH',
      latitude: 47.09,
      longitude: 8.37,
      timeZone: 'Europe/Zurich',
      openingHours: [{ days: ['mon', 'tue'], opens: '08:00', closes: '12:00' }],
      closedDays: [{ date: '2026-12-24', label: { en: 'Christmas Eve', de: 'Heiligabend' } }],
    },
  ],
  terms: [
    {
      site: 'volta',
      slug: 'sales-ch',
      title: { en: 'Terms of sale' },
      kind: 'sales',
      countries: ['CH'],
      language: 'de',
      validFrom: '2026-01-01',
      file: 'captions',
    },
  ],
  jobOpenings: [
    {
      site: 'volta',
      slug: 'fitter',
      languages: ['en', 'de'],
      title: { en: 'Fitter', de: 'Monteurin oder Monteur' },
      location: 'dierikon',
      department: { en: 'Assembly', de: 'Montage' },
      employmentTypes: ['fullTime', 'partTime'],
      text: { en: 'You assemble.', de: 'Sie montieren.' },
      publishedOn: '2026-11-02',
      applyUntil: '2026-12-31',
      email: 'jobs@example.com',
    },
  ],
};
