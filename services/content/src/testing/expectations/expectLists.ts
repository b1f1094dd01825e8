import { z } from 'zod';
import type { Observed } from '../scenario';

const listWith = (...items: unknown[]): unknown => expect.arrayContaining(items);

const newsSchema = z.array(z.array(z.object({ title: z.string() })));
const searchSchema = z.array(
  z.array(z.object({ slug: z.string(), parentSlug: z.string(), text: z.string() })),
);

const expectReading = (observed: () => Observed): void => {
  const reading = () => observed().lists.reading;

  test('a story is a page at its address, in the language, with what is its own', () => {
    expect(reading().story.body).toMatchObject({
      data: {
        pageByPath: {
          title: 'Geschichte shield',
          description: 'The lead of shield.',
          slug: 'shield',
          parentSlug: 'stories',
          pageType: 'Story',
          type: 'page',
          isPublished: true,
          createdAt: '2026-03-01T08:00:00.000Z',
          theme: 'Default',
          languages: ['en', 'de'],
          site: { key: 'volta' },
          shareImage: { alt: 'Ein Quadrat' },
          countries: [],
          protection: { mode: 'none' },
          modules: [{ __typename: 'Video' }],
          story: {
            title: 'Geschichte shield',
            publicationDate: '2026-03-01T08:00:00.000Z',
            category: 'technology',
            hasVideo: true,
            products: ['zeta', 'alpha'],
            topics: [
              { slug: 'shield', name: 'Shielding' },
              { slug: 'crimp', name: 'Crimpen' },
            ],
            storyContacts: [{ slug: 'lab', name: 'Labor' }],
          },
          mediaRelease: null,
          event: null,
        },
      },
    });
  });

  test('"page lookup by id across page types"', () => {
    expect(reading().storyById.body).toEqual({
      data: { pageById: { slug: 'shield', story: { category: 'technology' } } },
    });
    expect(reading().page.body).toEqual({ data: { pageByPath: { story: null, event: null } } });
  });

  test('a release of a country replaces the one for all, and other countries have none', () => {
    const at = (title: string) => ({ data: { pageByPath: { title, parentSlug: 'media-releases' } } });
    expect(reading().american.body).toEqual(at('Results for America'));
    expect(reading().swiss.body).toEqual(at('Results'));
    expect(reading().elsewhere.body).toEqual({ data: { pageByPath: null } });
  });

  test('lists hold everything of their site in their order', () => {
    expect(reading().lists.body).toMatchObject({
      data: {
        storiesOfSite: [
          { slug: 'shield', hasVideo: true },
          { slug: 'other', hasVideo: false },
          { slug: 'old', hasVideo: false },
        ],
        storyContactsOfSite: [{ slug: 'lab', name: 'Labor', email: 'lab@example.com' }],
        mediaReleasesOfSite: listWith({
          title: 'Results',
          adhoc: true,
          countries: [],
          documents: [{ slug: 'captions' }],
        }),
        eventsOfSite: [
          {
            slug: 'fair',
            kind: 'tradeFair',
            isAllDay: true,
            timeZone: 'Europe/Berlin',
            startDate: '2026-11-10T12:00:00.000Z',
            endDate: '2026-11-13T12:00:00.000Z',
            country: { countryCode: 'DE' },
          },
        ],
        locationsOfSite: [
          {
            slug: 'dierikon',
            kinds: ['headquarters', 'plant'],
            latitude: 47.09,
            country: { countryCode: 'CH', name: 'Schweiz' },
            openingHours: [{ days: ['mon', 'tue'], opens: '08:00', closes: '12:00' }],
            closedDays: [{ date: '2026-12-24T12:00:00.000Z', label: 'Heiligabend' }],
          },
        ],
        termsOfSite: [
          {
            slug: 'sales-ch',
            kind: 'sales',
            language: 'de',
            validFrom: '2026-01-01T12:00:00.000Z',
            countries: [{ countryCode: 'CH' }],
            file: { slug: 'captions' },
          },
        ],
        jobOpeningsOfSite: [
          {
            slug: 'fitter',
            title: 'Monteurin oder Monteur',
            department: 'Montage',
            employmentTypes: ['fullTime', 'partTime'],
            publishedOn: '2026-11-02T12:00:00.000Z',
            applyUntil: '2026-12-31T12:00:00.000Z',
            email: 'jobs@example.com',
            applicationUrl: null,
            location: { slug: 'dierikon', timeZone: 'Europe/Zurich', country: { countryCode: 'CH' } },
          },
        ],
        pagesOfSite: listWith(
          { slug: 'shield', parentSlug: 'stories', pageType: 'Story', story: { category: 'technology' } },
          { slug: 'fair', parentSlug: 'events', pageType: 'Event', story: null },
        ),
      },
    });
  });

  test('"related stories via product slug": each once, newest first, without the current one', () => {
    expect(reading().related.body).toEqual({
      data: {
        relatedStories: [{ slug: 'old' }],
        both: [{ slug: 'shield' }, { slug: 'other' }, { slug: 'old' }],
        one: [{ slug: 'shield' }],
        none: [],
      },
    });
  });
};

const expectConnections = (observed: () => Observed): void => {
  const connections = () => observed().lists.connections;

  test('the news feed read in twos gives each item once, newest first', () => {
    const pages = newsSchema.parse(connections().news).map((nodes) => nodes.map(({ title }) => title));
    expect(pages.map((nodes) => nodes.length)).toEqual([2, 2, 1]);
    const all = pages.flat();
    expect([all.at(0), all.at(-1)]).toEqual(['News e', 'News a']);
    expect(all.slice(1, 4).toSorted()).toEqual(['News b', 'News c', 'News d']);
  });

  test('at least one item is brought; a wrong cursor is said to be one', () => {
    expect(connections().newsOfNone.body).toMatchObject({
      data: { newsFeedConnection: { nodes: [{ title: 'News e', link: { path: '/stories/shield' } }] } },
    });
    const wrong = JSON.stringify(connections().wrongCursor.body);
    expect(wrong).toContain('is no endCursor of a news feed');
    expect(wrong).toContain('BAD_USER_INPUT');
  });

  test('stories, releases and events are found by search, with their leads, each once', () => {
    const found = searchSchema.parse(connections().search).flat();
    expect(found.map(({ slug, parentSlug }) => `${parentSlug}/${slug}`)).toEqual([
      'stories/old',
      'stories/other',
      'stories/shield',
      'media-releases/results',
      'media-releases/results',
      'events/fair',
    ]);
    expect(found[2]?.text).toBe('The lead of shield.\nA cut\nFilm\nA square\nA wire is cut.\nCaptions');
  });
};

const expectPublication = (observed: () => Observed): void => {
  test('a draft of a story is shown to the key of the preview alone, and announced to nobody', () => {
    const { anonymous, preview, lists, notices } = observed().lists.drafts;
    expect(anonymous.body).toMatchObject({ data: { pageByPath: { title: 'Story shield' } } });
    expect(preview.body).toMatchObject({ data: { pageByPath: { title: 'A draft' } } });
    expect(JSON.stringify(lists.body)).not.toContain('A draft');
    expect(notices).toBe(0);
  });

  test('publishing and unpublishing are announced; a changed slug leaves a redirect', () => {
    const { published, redirect, unpublished, gone } = observed().lists.announcements;
    expect(published?.tags).toEqual(
      listWith(expect.stringMatching(/^page:/), 'site:volta', 'redirects:volta'),
    );
    expect(redirect.body).toEqual({
      data: { redirectsByPreviousUrls: [{ target: { kind: 'path', path: '/stories/screen' } }] },
    });
    expect(unpublished?.tags).toContain('site:volta');
    expect(gone.body).toEqual({ data: { pageByPath: null } });
  });

  test('a location is announced to its site, a topic to all', () => {
    const { location, topic } = observed().lists.announcements;
    expect(location?.tags).toEqual(['site:volta']);
    expect(topic?.tags).toEqual(listWith('site:main', 'site:volta', 'site:cirris'));
  });

  test('a page wins over a story at its address, and is listed alone', () => {
    const { response, listed } = observed().lists.shadow;
    expect(response.body).toMatchObject({ data: { pageByPath: { title: 'The page' } } });
    const text = JSON.stringify(listed.body);
    expect(text).toContain('{"slug":"old","pageType":"Content"}');
    expect(text).not.toContain('{"slug":"old","pageType":"Story"}');
  });
};

/** Stories, releases, events and what else lists show. */
export const expectLists = (observed: () => Observed): void => {
  expectReading(observed);
  expectConnections(observed);
  expectPublication(observed);

  test.each([
    ['takenSlug', /already taken on this site/],
    ['takenBySite', /^allowed$/],
    ['endBeforeStart', /end is before the beginning/],
    ['timeZone', /enter a time zone by its name/],
    ['cells', /has 1 cells, but the table has 2 columns/],
    ['series', /Row 2 is not after the row before it/],
    ['calendar', /end is before the beginning/],
    ['whitepaper', /choose the file/],
    ['redirect', /address of a published page/],
    ['redirectTo', /^allowed$/],
  ] as const)('what an editor reads of %s', (name, sentence) => {
    expect(observed().lists.rejections[name]).toMatch(sentence);
  });
};
