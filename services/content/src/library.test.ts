import { createBackends } from '../../toolkit/src/testing/backends';
import type { LibraryObserved } from './testing/libraryScenario';
import { playScenario } from './testing/playScenario';

const minutes = 60_000;

const isObserved = (value: unknown): value is LibraryObserved =>
  typeof value === 'object' && value !== null && 'deletions' in value;

describe.each(createBackends('library'))('the library on $name', ({ open }) => {
  let observed: LibraryObserved;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await open();
    close = database.close;
    const played = playScenario('libraryScenario', database.url);
    if (!isObserved(played)) throw new Error('The scenario printed something else.');
    observed = played;
  }, 5 * minutes);
  afterAll(() => close());

  test('products are listed with the documents that name them, for editors alone', () => {
    const { all, one, unknown, stranger } = observed.productUses;
    const use = { collection: 'stories', places: ['Products'], isPublic: true };
    const uses: unknown = expect.arrayContaining([expect.objectContaining(use)]);
    expect(one).toEqual({ products: [{ slug: 'alpha', uses }] });
    expect(all).toMatchObject({ products: [{ slug: 'alpha' }, { slug: 'beta' }, { slug: 'zeta' }] });
    expect(unknown).toEqual({ products: [] });
    expect(stranger).toBe(403);
  });

  describe('a deletion', () => {
    const message = (pattern: RegExp): unknown => expect.stringMatching(pattern);

    test.each<[keyof LibraryObserved['deletions'], RegExp]>([
      ['picture', /^Not deleted, because it is still used in “.+” \(Page\)/],
      ['inGerman', /^Nicht gelöscht, weil es noch verwendet wird in «.+» \(Seite\)/],
      ['page', /“Company” \(Navigation item\)/],
      ['fileByAddress', /“.+” \(Story\)/],
      ['contact', /“.+” \(Story\)/],
      ['topicInDraft', /“Not yet” \(Story, draft\)/],
    ])('of what is used is rejected, and the reason names the first uses: %s', (name, pattern) => {
      expect(observed.deletions[name]).toEqual({ status: 409, messages: [message(pattern)] });
    });

    test('of several documents names the uses too', () => {
      const { several, pictureStays } = observed.deletions;
      expect(several).toEqual({ status: 400, messages: [message(/^Not deleted, because it is still used/)] });
      expect(pictureStays).toBe(1);
    });

    test('of a site with pages is rejected', () => {
      expect(observed.deletions.site).toBe(409);
    });

    test('succeeds once the use is gone', () => {
      const { draft, topicAfterwards } = observed.deletions;
      expect([draft, topicAfterwards]).toEqual([
        { status: 200, messages: [] },
        { status: 200, messages: [] },
      ]);
    });
  });
});
