import { createHash } from 'node:crypto';

import { respondWithoutFile } from './respondWithoutFile';

const request = (headers: Record<string, string>, query = '') =>
  new Request(`http://localhost/media/a.png${query}`, { headers });

const browserPage = {
  accept: 'text/html,application/xhtml+xml,image/avif,*/*;q=0.8',
  'accept-language': 'sk',
};

describe('respondWithoutFile', () => {
  it.each([
    ['an element of a page', { accept: '*/*', 'sec-fetch-dest': 'image' }],
    ['a browser without fetch metadata', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
  ])('returns a placeholder image for the request of %s', async (_name, headers) => {
    const response = await respondWithoutFile(request(headers), 503);
    expect([response.status, response.headers.get('content-type')]).toEqual([503, 'image/svg+xml']);
    expect([response.headers.get('cache-control'), response.headers.get('retry-after')]).toEqual([
      'no-store',
      '10',
    ]);
    expect(await response.text()).toMatch(/^<svg /);
  });

  it.each([404, 503] as const)('%i is an HTML page in the reader’s language', async (status) => {
    const response = await respondWithoutFile(request(browserPage), status);
    const html = await response.text();
    expect([response.status, response.headers.get('content-language')]).toEqual([status, 'sk']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain('<html lang="sk">');
    expect(html).toContain('<header><svg');
    const style = /<style>(.*)<\/style>/.exec(html)?.[1] ?? '';
    expect(style).toContain('font:');
    const digest = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${digest}'`);
  });

  it('returns plain text to programs, in the language of the address', async () => {
    const response = await respondWithoutFile(request({ accept: '*/*' }, '?l=de'), 404);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('content-language')).toBe('de');
  });
});
