import { playScenario } from './testing/playScenario';
import type { UploadsObserved } from './testing/uploadsScenario';

const minutes = 60_000;
const megabyte = 1024 * 1024;
let observed: UploadsObserved;

const isObserved = (value: unknown): value is UploadsObserved =>
  typeof value === 'object' && value !== null && 'unscanned' in value;

/** The real service with CLAMD_URL set. */
beforeAll(() => {
  const played = playScenario('uploadsScenario');
  if (!isObserved(played)) throw new Error('The scenario printed something else.');
  observed = played;
}, 5 * minutes);

test('a clean file is scanned whole and stored, with the hash of its content', () => {
  expect([observed.clean, observed.scanned?.size]).toEqual([201, 2 * megabyte]);
  expect(observed.storedHash).toBe(observed.scanned?.hash);
});

test('an infected file is rejected in the language of the editor, and logged', () => {
  expect(observed.infected[0]).toBe(400);
  expect(observed.infected[1]).toContain(
    '«virus.pdf»: Diese Datei enthält Schadsoftware und wurde nicht angenommen.',
  );
  expect(observed.log).toMatchObject([
    {
      level: 'warn',
      message: 'An infected file was rejected.',
      category: 'security',
      account: observed.account,
      reason: 'Eicar-Test-Signature',
    },
  ]);
});

test('a file that exceeds the limits of the scanner is rejected, but not as malware', () => {
  expect(observed.archives[0]).toBe(400);
  expect(observed.archives[1]).toContain(
    '«archives.pdf»: Diese Datei konnte nicht auf Schadsoftware geprüft',
  );
  expect(observed.log).toHaveLength(1);
});

test('while the scanner fails, files are rejected', () => {
  expect(observed.unscanned[0]).toBe(503);
  expect(observed.unscanned[1]).toContain('nicht auf Schadsoftware geprüft werden');
});

test('a picture over 30 MB and a file over 200 MB are rejected', () => {
  expect(observed.heavy[0]).toBe(400);
  expect(observed.heavy[1]).toContain('«heavy.png»: Dieses Bild ist grösser als 30 MB.');
  expect(observed.tooLarge[0]).toBe(413);
});

test('a file of someone who may not store it is not scanned', () => {
  expect(observed.forbidden).toEqual([403, 403, 403, 403]);
  expect(observed.scannedForbidden).toBe(0);
});

test('a form with several files is rejected', () => {
  expect(observed.severalFiles).toBe(413);
});

test('nothing of a rejected file stays', () => {
  expect(observed.afterRejections).toEqual({ stored: 0, left: [] });
});

test('a film of 150 MB is stored without buffering it, and leaves no temporary file', () => {
  expect(observed.film).toBe(201);
  expect(observed.growth).toBeLessThan(60 * megabyte);
  expect(observed.stored.toSorted()).toEqual([150 * megabyte, 2 * megabyte]);
  expect(observed.left).toEqual([]);
});
