import { createBackends } from '../../toolkit/src/testing/backends';
import { draftedCollections } from './documents/draftedCollections';
import type { DocumentsObserved } from './testing/documentsScenario';
import { playScenario } from './testing/playScenario';

const minutes = 60_000;

const isObserved = (value: unknown): value is DocumentsObserved =>
  typeof value === 'object' && value !== null && 'drafted' in value;

describe.each(createBackends('documents'))('documents with drafts on $name', ({ open }) => {
  let observed: DocumentsObserved;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await open();
    close = database.close;
    const played = playScenario('documentsScenario', database.url);
    if (!isObserved(played)) throw new Error('The scenario printed something else.');
    observed = played;
  }, 5 * minutes);
  afterAll(() => close());

  describe.each(draftedCollections)('of %s', (collection) => {
    test('are written by authors and published by editors', () => {
      expect(observed.drafted[collection]?.rights).toEqual({
        drafts: 200,
        publishes: 403,
        deletes: 403,
        readsVersions: 403,
      });
    });

    test('are shown to the preview, and to readers once they are published on schedule', () => {
      const { drafted, scheduled } = observed.drafted[collection] ?? {};
      expect(drafted).toEqual(['Second', 'First', 'First']);
      expect(scheduled).toEqual(['Second', 'Second']);
    });

    test('have versions, and are duplicated as drafts', () => {
      const { versions, copy } = observed.drafted[collection] ?? {};
      expect(versions).toEqual(['Second', 'First']);
      expect(copy).toEqual({ title: 'Second (copy)', status: 'draft' });
    });

    test('are published and unpublished by editors for a whole selection, and not by authors', () => {
      const { unpublished, publishedByAuthor, published } = observed.drafted[collection]?.selected ?? {};
      // JSON has no undefined.
      expect(unpublished).toEqual([200, null]);
      expect(publishedByAuthor).toBeUndefined();
      expect(published).toEqual([200, 'Second']);
    });

    test('show in the preview what is typed, and nowhere else', () => {
      expect(observed.drafted[collection]?.typed).toEqual(['Typed', 'Second']);
    });
  });

  test.each([
    ['stories', '/stories/moved'],
    ['events', '/events/moved'],
    ['job-openings', '/careers/moved'],
  ])('of %s leave a redirect at their old address', (collection, path) => {
    expect(observed.moves[collection]).toEqual({ data: { redirectsByPreviousUrls: [{ target: { path } }] } });
  });

  test('of a job opening the address can be redirected after its last day, not before; redirects last until its first day', () => {
    expect(observed.closedJob.open).toContain('previousUrl');
    expect(observed.closedJob.closed).toBe('allowed');
    expect(observed.closedJob.redirectsBeforeFirstDay).toBe(1);
  });

  test('job openings that were stored before they had drafts are published, with their texts', () => {
    const { before, published, newest } = observed.migrated;
    expect(before.length).toBeGreaterThan(0);
    expect([published, newest]).toEqual([before, before]);
  });
});
