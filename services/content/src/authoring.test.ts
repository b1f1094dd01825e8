import { draftedCollections } from './documents/draftedCollections';
import type { AuthoringObserved } from './testing/authoringScenario';
import { playScenario } from './testing/playScenario';

const minutes = 60_000;
let observed: AuthoringObserved;

const isObserved = (value: unknown): value is AuthoringObserved =>
  typeof value === 'object' && value !== null && 'duplicates' in value;

beforeAll(() => {
  const played = playScenario('authoringScenario');
  if (!isObserved(played)) throw new Error('The scenario printed something else.');
  observed = played;
}, 5 * minutes);

const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);

test('every label and description of the admin is in English and German', () => {
  expect(observed.labels).toEqual([]);
});

describe('a duplicate', () => {
  test('can be made twice of documents of every collection that offers it', () => {
    const messages = Object.entries(observed.duplicates.byCollection).map(([slug, { messages }]) => [
      slug,
      messages,
    ]);
    expect(Object.fromEntries(messages)).toEqual(
      Object.fromEntries(messages.map(([slug]) => [slug, ['allowed', 'allowed']])),
    );
    expect(observed.duplicates.offered).toEqual(
      expect.arrayContaining(Object.keys(observed.duplicates.byCollection)),
    );
    expect(observed.duplicates.offered).not.toContain('countries');
    expect(observed.duplicates.offered).not.toContain('languages');
  });

  test.each(['pages', 'stories', 'job-openings', 'topics', 'terms', 'navigation-items', 'files'])(
    'of %s has a slug of its own',
    (collection) => {
      const { original, copies } = observed.duplicates.byCollection[collection] ?? {};
      expect(copies?.map(({ slug }) => slug)).toEqual([
        `${String(original?.['slug'])}-copy`,
        `${String(original?.['slug'])}-copy-2`,
      ]);
    },
  );

  test.each(draftedCollections)('of %s is marked in its title and unpublished', (collection) => {
    const { copies } = observed.duplicates.byCollection[collection] ?? {};
    expect(copies?.[0]).toMatchObject({ title: { en: textLike(/ \(copy\)$/) }, _status: 'draft' });
  });

  test('of a site has no address of an existing site', () => {
    const { copies } = observed.duplicates.byCollection['sites'] ?? {};
    expect(copies?.map(({ domains }) => domains)).toEqual([
      [expect.objectContaining({ host: textLike(/^copy\./) })],
      [expect.objectContaining({ host: textLike(/^copy-2\./) })],
    ]);
  });
});

describe('modules that the service cannot read', () => {
  test('of an unknown kind are rejected by number and name, in drafts too', () => {
    expect(observed.unreadable.rejected).toEqual(
      ['published', 'draft'].map(() => ({
        status: 400,
        text: textLike(/Module 2 is of a kind that does not exist: \\"marquee\\"/),
      })),
    );
  });

  test('of a removed kind are left out of the page and of its form', () => {
    expect(observed.unreadable.readRemoved.body).toEqual({
      data: {
        pageByPath: { title: 'About us', modules: [{ __typename: 'Quote', id: 'row-a', quote: 'First' }] },
      },
    });
    expect(observed.unreadable.form).toBe('allowed');
  });

  test('with a value of another type are distinguished from failures of the service, and the rest is returned', () => {
    expect(observed.unreadable.stored).toBe(200);
    expect(observed.unreadable.readMalformed.body).toMatchObject({
      data: { pageByPath: { title: 'About us', modules: [{ quote: 'First' }, { title: null }] } },
      errors: expect.arrayContaining([
        expect.objectContaining({
          path: ['pageByPath', 'modules', 1, 'title'],
          extensions: { code: 'UNREADABLE_MODULE' },
        }),
      ]) as unknown,
    });
  });
});

describe('links in texts', () => {
  test('that are incomplete are rejected with their text and the reason', () => {
    expect(observed.textLinks.beginning).toMatch(/The link .{1,3}words.{1,3}: An address begins with/);
    expect(observed.textLinks.withoutDocument).toContain('Please choose the page, story or file');
  });

  test('to documents are read with what their addresses are made of', () => {
    expect(observed.textLinks.published).toBe('allowed');
    const text = JSON.stringify(observed.textLinks.read.body);
    const links = [...text.matchAll(/"fields":\{/g)];
    expect(links).toHaveLength(6);
    const objectWith = (fields: object): unknown => expect.objectContaining(fields);
    const paragraphWith = (fields: object) =>
      objectWith({ children: [objectWith({ fields: objectWith(fields) })] });
    const document = (fields: object) => paragraphWith({ doc: objectWith({ value: objectWith(fields) }) });
    expect(observed.textLinks.read.body).toMatchObject({
      data: {
        pageByPath: {
          modules: [
            {
              content: {
                root: {
                  children: [
                    document({ slug: 'about', parentSlug: 'company', site: objectWith({ key: 'main' }) }),
                    document({ slug: 'shield', site: objectWith({ key: 'volta' }) }),
                    document({ slug: 'captions' }),
                    paragraphWith({ doc: { relationTo: 'pages', value: textLike(/^[0-9a-f-]{36}$/) } }),
                    paragraphWith({ product: 'alpha-550' }),
                    paragraphWith({ url: '/company/über' }),
                  ],
                },
              },
            },
          ],
        },
      },
    });
  });
});

test('a title without a translation is shown in a language that has one, in lists and never in a form', () => {
  const german = ['Nur auf Deutsch'];
  expect(observed.titles).toEqual({
    list: german,
    dropDown: german,
    form: null,
    program: [null],
    formOverRest: false,
  });
});

describe('published content', () => {
  test('leads to products that exist: others are rejected with their field', () => {
    const { unknownProduct, unknownOfStory, ...allowed } = observed.targets;
    expect(unknownProduct).toContain('There is no product');
    expect(unknownProduct).toMatch(/Links 1 .*Product slug/);
    expect(unknownOfStory).toContain('There is no product');
    expect(allowed).toMatchObject({ draft: 'allowed', product: 'allowed', story: 'allowed' });
  });

  test('shows a film in a field for films', () => {
    expect(observed.targets.captionsAsFilm).toContain('This file is not a film.');
    expect(observed.targets.film).toBe('allowed');
  });

  test('names a film and what is said in it, unless it has no sound', () => {
    const { filmWithoutTitle, filmWithoutCaptions, draftFilm, silentFilm } = observed.targets;
    expect(filmWithoutTitle).toMatch(/"path":"modules\.0\.title"/);
    expect(filmWithoutCaptions).toMatch(/"path":"modules\.0\.captionsFile"/);
    expect([draftFilm, silentFilm]).toEqual(['allowed', 'allowed']);
  });
});

test('restoring a version shows its content to readers', () => {
  expect(observed.restoring).toContain('to the state of today. Readers see the change at once');
});
