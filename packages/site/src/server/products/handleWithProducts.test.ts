import {
  startFakeContentService,
  systemResponse,
  type FakeContentService,
} from '../content/fakeContentService.mock';

import { handleWithProducts } from './handleWithProducts';

let content: FakeContentService;
beforeAll(async () => {
  content = await startFakeContentService();
  process.env.CONTENT_URL = content.url;
});
afterAll(() => content.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

/** Simulates the separate class of another bundle in the same process. */
class ProductServiceError extends Error {
  override readonly name = 'ProductServiceError';
}

const fine = () => Promise.resolve(new Response('fine'));

it('503 while the sites cannot be loaded', async () => {
  expect((await handleWithProducts('de_CH', fine)).status).toBe(503);
});

describe('with sites', () => {
  beforeAll(() => content.responses.set('SystemData', systemResponse));

  it.each([
    ['de_CH', 200],
    ['en_ALL', 200],
    ['de_ZZ', 404],
    ['de-CH', 404],
    ['__proto__', 404],
  ])('%s: %i', async (sisCode, status) => {
    expect((await handleWithProducts(sisCode, fine)).status).toBe(status);
  });

  it('503 for a failure of the product service, whichever bundle threw it', async () => {
    const response = await handleWithProducts('de_CH', () => Promise.reject(new ProductServiceError('down')));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  });

  it('rethrows other errors', async () => {
    const broken = () => Promise.reject(new TypeError('ours'));
    await expect(handleWithProducts('de_CH', broken)).rejects.toThrow('ours');
  });
});
