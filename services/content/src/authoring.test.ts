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

  test.each(['pages', 'stories', 'topics', 'terms', 'navigation-items', 'files'])(
    'of %s has a slug of its own',
    (collection) => {
      const { original, copies } = observed.duplicates.byCollection[collection] ?? {};
      expect(copies?.map(({ slug }) => slug)).toEqual([
        `${String(original?.['slug'])}-copy`,
        `${String(original?.['slug'])}-copy-2`,
      ]);
    },
  );

  test.each(['pages', 'stories', 'media-releases', 'news', 'events'])(
    'of %s is marked in its title and unpublished',
    (collection) => {
      const { copies } = observed.duplicates.byCollection[collection] ?? {};
      expect(copies?.[0]).toMatchObject({ title: { en: textLike(/ \(copy\)$/) }, _status: 'draft' });
    },
  );

  test('of a site answers no address that a site has', () => {
    const { copies } = observed.duplicates.byCollection['sites'] ?? {};
    expect(copies?.map(({ domains }) => domains)).toEqual([
      [expect.objectContaining({ host: textLike(/^copy\./) })],
      [expect.objectContaining({ host: textLike(/^copy-2\./) })],
    ]);
  });
});

describe('modules that the service cannot read', () => {
  test('of a kind that does not exist are rejected by number and name, in drafts too', () => {
    expect(observed.unreadable.rejected).toEqual(
      ['published', 'draft'].map(() => ({
        status: 400,
        text: textLike(/Module 2 is of a kind that does not exist: \\"marquee\\"/),
      })),
    );
  });

  test('of a kind that was removed are left out of the page and of its form', () => {
    expect(observed.unreadable.readRemoved.answer).toEqual({
      data: {
        pageByPath: { title: 'About us', modules: [{ __typename: 'Quote', id: 'row-a', quote: 'First' }] },
      },
    });
    expect(observed.unreadable.form).toBe('allowed');
  });

  test('with a value of another type are told apart from failures of the service, and the rest is read', () => {
    expect(observed.unreadable.stored).toBe(200);
    expect(observed.unreadable.readMalformed.answer).toMatchObject({
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
