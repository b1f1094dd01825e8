/** @jest-environment node */
import { answerProductData } from './answerProductData';

describe('7 "GET /api/product-data/{sisCode}?cache="', () => {
  it.each([
    ['en_ALL', undefined, 503, /has no product service/],
    ['de_CH', undefined, 503, /has no product service/],
    ['de_CH', 'http://localhost:3002', 503, /not connected/],
    ['de', undefined, 400, /en_ALL/],
    ['de-CH', undefined, 400, /en_ALL/],
    ['DE_ch', undefined, 400, /en_ALL/],
    ['xx_CH', undefined, 400, /en_ALL/],
    ['../x', 'http://localhost:3002', 400, /en_ALL/],
  ])('%s with %s: %i', async (sisCode, productUrl, status, sentence) => {
    const response = answerProductData(sisCode, productUrl);
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '10' : null);
    expect(await response.json()).toEqual({ error: expect.stringMatching(sentence) as unknown });
  });
});
