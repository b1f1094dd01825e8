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

  describe('a picture', () => {
    const containing = (fields: object): unknown => expect.objectContaining(fields);
    const listing = (fields: object): unknown => expect.arrayContaining([containing(fields)]);

    test('has the hash of its file, whatever the request says of it, and each tag once', () => {
      const { stored, hash } = observed.media;
      expect(stored).toEqual({ contentHash: hash, tags: ['Crimp', 'Trade fair'] });
    });

    test('that was stored before there were hashes gets one from the migration', () => {
      expect(observed.media.migrated).toBe(observed.media.hash);
    });

    test('that is stored already is named, for editors alone', () => {
      const { sameFiles, ids } = observed.media;
      const first = { id: ids.first, name: 'press.png' };
      const second = { id: ids.second, name: 'copy.png' };
      expect(sameFiles).toMatchObject({
        chosen: { files: [first, second] },
        saved: { files: [second] },
        unknown: { files: [] },
        invalid: { errors: [{ message: expect.any(String) as unknown }] },
        stranger: 403,
      });
    });

    test('shows its credit to readers, but neither licence nor tags nor hash', () => {
      const { anonymous } = observed.media;
      expect(anonymous).toMatchObject({ credit: 'Photo: Anna Muster', alt: 'A press' });
      for (const name of ['licence', 'licenceEnds', 'tags', 'contentHash'])
        expect(anonymous).not.toHaveProperty(name);
    });

    test('is found by its tags', () => {
      expect(observed.media.tagged).toEqual({ byFilter: ['press.png'], bySearch: ['press.png'] });
    });

    test('needs an alternative text, unless it is decorative', () => {
      const { silent, decorative } = observed.media;
      expect(silent).toMatchObject({ errors: [{ data: { errors: [{ path: 'alt' }] } }] });
      expect(decorative).toMatchObject({ isDecorative: true, alt: '' });
    });

    test('is on the health board with its copies, its ended licence and the languages that it lacks', () => {
      const { health, ids } = observed.media;
      const use = { collection: 'pages', id: ids.page, title: 'Shown' };
      const copies = [
        { id: ids.second, name: 'copy.png' },
        { id: ids.first, name: 'press.png' },
      ];
      expect(health).toMatchObject({
        duplicates: listing({ collection: 'media', copies }),
        licences: listing({ id: ids.first, state: 'ended', ends: '2026-01-31', uses: [use] }),
        missingAltTexts: listing({ id: ids.first, site: 'main', languages: ['cs'], uses: [use] }),
      });
    });
  });

  test('the description in a file is suggested to editors, and not stored automatically', () => {
    expect(observed.pictureTexts).toEqual({
      stored: { text: 'Eine Presse' },
      isStoredAutomatically: false,
      chosen: { text: 'A press' },
      tooLarge: { errors: [{ message: 'Send the first 512 kB of the file.' }] },
      stranger: 403,
    });
  });

  describe('a crop', () => {
    const message = (text: string): unknown => expect.stringContaining(text);
    const all = (colour: string) => [colour, colour, colour, colour];
    const rejectedWith = (text: string): unknown => {
      const problem: unknown = expect.objectContaining({ path: 'crops', message: message(text) });
      const errors: unknown = expect.arrayContaining([problem]);
      return { errors: [expect.objectContaining({ data: expect.objectContaining({ errors }) as unknown })] };
    };

    test('of one shape replaces that of the focal point, in both formats and not in other shapes', () => {
      const { byFocalPoint, custom, otherSizes, anonymous } = observed.crops;
      expect(byFocalPoint).toEqual([960, 960, 'red', 'green', 'blue', 'green']);
      expect(custom).toEqual([
        [720, 720, ...all('blue')],
        [720, 720, ...all('blue')],
        [960, 540, 'red', 'green', 'blue', 'green'],
      ]);
      expect([otherSizes, anonymous]).toEqual([true, 200]);
    });

    test('stays while the focal point moves', () => {
      expect(observed.crops.afterFocalPoint).toEqual([[720, 720, ...all('blue')], 'bands-960x540.webp']);
    });

    test('has its own address, which is the same if it is chosen again', () => {
      const { filesAfterCrop, isSameAddress } = observed.crops;
      expect([filesAfterCrop, isSameAddress]).toEqual([0, true]);
    });

    test('outside of the picture, or too small, is rejected before anything changes', () => {
      const { outside, tooSmall, malformed, afterRejection } = observed.crops;
      expect(outside).toEqual(rejectedWith('beyond the picture'));
      expect(tooSmall).toEqual(rejectedWith('at least 480 pixels'));
      expect(malformed).toEqual(rejectedWith('a position and a width'));
      expect(afterRejection).toEqual([{ square: { x: 70, y: 40, width: 30 } }, [720, 720, ...all('blue')]]);
    });

    test('that is removed is replaced by that of the focal point', () => {
      expect(observed.crops.afterReset).toEqual([
        null,
        [960, 960, 'red', 'red', 'green', 'red'],
        'bands-960x960.webp',
      ]);
    });

    test('is removed when its picture is replaced', () => {
      expect(observed.crops.afterReplacement).toEqual([null, null]);
    });

    test('is taken from the upright picture', () => {
      expect(observed.crops.turned).toEqual([960, 960, 'red', 'red', 'red', 'green']);
    });

    test('leaves no files behind', () => {
      expect(observed.crops.deleted).toEqual([{ status: 200, messages: [] }, [], []]);
    });
  });

  describe('of two editors of one picture', () => {
    test('the second one saves other fields, and the crop of the first stays', () => {
      expect(observed.rejectedSaves.otherField).toEqual({
        status: 200,
        alt: 'Another text',
        crops: { square: { x: 70, y: 40, width: 30 } },
        missing: [],
      });
    });

    test.each<[keyof LibraryObserved['rejectedSaves'], number]>([
      ['conflictingCrop', 409],
      ['conflictingFocalPoint', 409],
      ['invalidFocalPoint', 400],
      ['invalidReplacement', 400],
      ['bulkReplacement', 400],
      ['bulkFocalPoint', 400],
    ])('a rejected save leaves all files as they were: %s', (name, status) => {
      expect(observed.rejectedSaves[name]).toEqual({ status, missing: [], changed: [] });
    });

    test('a program replaces the file of one picture, but not of all that it finds', () => {
      const { localReplacement, localBulkReplacement } = observed.rejectedSaves;
      expect(localReplacement).toBe('allowed');
      expect(localBulkReplacement).toContain('in one document at a time');
    });

    test('fields without a file can be saved for several pictures at once', () => {
      expect(observed.rejectedSaves.bulkEdit).toBe(200);
    });

    test('rejected saves leave no temporary files behind', () => {
      expect(observed.rejectedSaves.temporary).toEqual([]);
    });
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

    test('by a search is rejected too, also by one for a localized text', () => {
      const { several, byText, pictureStays } = observed.deletions;
      const rejected = { status: 400, messages: [message(/^Not deleted, because it is still used/)] };
      expect([several, byText]).toEqual([rejected, rejected]);
      expect(pictureStays).toBe(1);
    });

    test('of pages that link to each other succeeds, unless another page links to one of them', () => {
      const { alone, explained, withoutOutside, withOutside } = observed.deletions.together;
      expect(alone).toEqual({ status: 409, messages: [message(/“second-linked” \(Page\).+together/)] });
      expect(explained.documents).toEqual(
        expect.arrayContaining([
          { title: 'first-linked', uses: [{ collection: 'pages', title: 'second-linked' }] },
          { title: 'second-linked', uses: [{ collection: 'pages', title: 'outside-linked' }] },
        ]),
      );
      expect(withoutOutside).toEqual({
        status: 400,
        messages: expect.arrayContaining([
          message(/“second-linked”/),
          message(/“outside-linked”/),
        ]) as unknown,
      });
      expect(withOutside).toEqual({ status: 200, messages: [] });
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
