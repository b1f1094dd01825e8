import { readCatalogue } from './readCatalogue';

// A service that hangs or recovers on demand.
jest.mock('./loadCatalogue', () => ({ loadCatalogue: jest.fn() }));
const { loadCatalogue } = jest.requireMock<{ loadCatalogue: jest.Mock }>('./loadCatalogue');

const catalogue = { classifications: [], capabilities: [] };
let now = 0;

beforeEach(() => {
  now += 100_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  loadCatalogue.mockReset().mockResolvedValue(catalogue);
});
afterEach(() => jest.restoreAllMocks());

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
