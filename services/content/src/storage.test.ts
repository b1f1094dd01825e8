import { playScenario } from './testing/playScenario';
import type { StorageObserved } from './testing/storageScenario';

const minutes = 60_000;
let observed: StorageObserved;

const isObserved = (value: unknown): value is StorageObserved =>
  typeof value === 'object' && value !== null && 'afterDeletion' in value;

/** The real service with MEDIA_STORE set. */
beforeAll(() => {
  const played = playScenario('storageScenario');
  if (!isObserved(played)) throw new Error('The scenario printed something else.');
  observed = played;
}, 5 * minutes);

test('pictures with their sizes, and files, are objects below the slug of their collection', () => {
  expect(observed.created).toContain('files/plate.png');
  expect(observed.created).toContain('media/plate.png');
  expect(
    observed.created.filter((key) => /^media\/plate-\d+x\d+\.(png|webp)$/.test(key)).length,
  ).toBeGreaterThan(5);
});

test('nothing is written to folders of the service but renditions', () => {
  expect(observed.folders).not.toContain('media');
  expect(observed.folders).not.toContain('files');
});

test('are served as they would be from folders', () => {
  const type = 'application/pdf';
  expect(observed.served).toEqual({
    isPictureWhole: true,
    size: 200,
    file: [200, 15, type, '15', null, 'nosniff'],
    range: [206, 3, type, '3', 'bytes 1-3/15', 'nosniff'],
    rangePastEnd: [416, 0, null, null, 'bytes */*', 'nosniff'],
    unchanged: 304,
    rendition: 200,
    missing: 404,
  });
});

test('can be duplicated, cropped, and uploaded as a form, which is a temporary file first', () => {
  expect(observed.editing).toEqual({
    isDuplicateWhole: true,
    isUploadWhole: true,
    customCrop: [600, 600],
    cropped: [600, 400],
  });
});

test('a replaced picture leaves no object behind, and a deleted one neither', () => {
  expect(observed.afterReplacement.filter((key) => !key.startsWith('media/red'))).toEqual([
    'files/plate.png',
  ]);
  expect(observed.afterDeletion).toEqual([]);
});

test('while the bucket cannot be reached, an upload is rejected, its document stays, and readers get 503', () => {
  expect(observed.outage.failure).toContain('The file could not be stored, and nothing was changed.');
  expect(observed.outage).toMatchObject({ alt: 'A red plate', served: 503 });
});
