import type { Mock } from 'vitest';
import { readCatalogue } from './readCatalogue';

// A service that hangs or recovers on demand.
vi.mock('./loadCatalogue', () => ({ loadCatalogue: vi.fn() }));
const { loadCatalogue } = await vi.importMock<{ loadCatalogue: Mock }>('./loadCatalogue');

const catalogue = { classifications: [], capabilities: [] };
let now = 0;

beforeEach(() => {
  now += 100_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  loadCatalogue.mockReset().mockResolvedValue(catalogue);
});
afterEach(() => vi.restoreAllMocks());

it('returns null while the service is down, and retries only after a pause', async () => {
  loadCatalogue.mockRejectedValue(new Error('hangs'));
  expect(await readCatalogue('de')).toBeNull();
  expect(await readCatalogue('de')).toBeNull();
  expect(loadCatalogue).toHaveBeenCalledTimes(1);
  now += 10_001;
  loadCatalogue.mockResolvedValue(catalogue);
  expect(await readCatalogue('de')).toBe(catalogue);
});

it('still returns the cached catalogue in another language', async () => {
  loadCatalogue.mockRejectedValueOnce(new Error('hangs'));
  expect(await readCatalogue('cs')).toBeNull();
  expect(await readCatalogue('en')).toBe(catalogue);
});
