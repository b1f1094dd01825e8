import { strictPolicy } from '@kmx/core';
import { serveBytes, type FakeContentService } from '../content/fakeContentService.mock';
import { contentLengthCarrier } from '../nodeServer/contentLength';

import { startFakeProductService } from './fakeProductService.mock';
import { openProductAsset } from './openProductAsset';

let service: FakeContentService;
let requestedUrls: (string | undefined)[] = [];
beforeAll(async () => {
  service = await startFakeProductService();
});
afterAll(() => service.close());
beforeEach(() => {
  requestedUrls = [];
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

const serve = (name: string, type: string, status = 200) =>
  service.files.set(`/assets/${name}`, (request, response) => {
    requestedUrls.push(request.url);
    response.setHeader('content-type', type);
    response.setHeader('etag', '"v1"');
    response.statusCode = status;
    serveBytes(Buffer.from('0123456789'))(request, response);
  });

const open = (name: string, query = '', init: RequestInit = {}) =>
  openProductAsset(name, new Request(`http://localhost/product-assets/x${query}`, init));

const pdf = 'linea-240-data-sheet-en-f86a0f4083.pdf';

describe('openProductAsset', () => {
  it('sends an image cacheable for a year in the requested width, without other headers of the service', async () => {
    serve('front-1.webp', 'image/webp');
    const response = await open('front-1.webp', '?width=480');
    expect([response.status, await response.text(), requestedUrls]).toEqual([
      200,
      '0123456789',
      ['/assets/front-1.webp?width=480'],
    ]);
    expect(Object.fromEntries(response.headers)).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': `inline; filename="front-1.webp"; filename*=UTF-8''front-1.webp`,
      [contentLengthCarrier]: '10',
      'content-security-policy': strictPolicy,
      'content-type': 'image/webp',
      etag: '"v1"',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['?width=480&format=avif', '/assets/front-1.webp?width=480&format=avif'],
    ['?height=96', '/assets/front-1.webp?height=96'],
  ])('9 "Image presets": %s', async (query, requested) => {
    serve('front-1.webp', 'image/avif');
    expect((await open('front-1.webp', query)).status).toBe(200);
    expect(requestedUrls).toEqual([requested]);
  });

  it.each([
    ['shows a PDF', pdf, 'application/pdf', '', /^inline; filename="linea-240-data-sheet-en.pdf"/],
    ['is downloaded on request', pdf, 'application/pdf', '?dl=true', /^attachment; filename="linea-240-data/],
    ['never runs a drawing', 'plan-1.svg', 'image/svg+xml', '', /^attachment;/],
    ['downloads an unknown type', 'model-1.step', 'model/step', '', /^attachment;/],
  ])('%s', async (_name, name, type, query, expected) => {
    serve(name, type);
    expect((await open(name, query)).headers.get('content-disposition')).toMatch(expected);
  });

  it.each([
    ['a picture', 'front-1.webp', 'text/html'],
    ['a picture', 'front-1.webp', 'application/pdf'],
    ['a document', pdf, 'application/json'],
    ['an unknown type', 'model-1.step', 'text/html; charset=utf-8'],
  ])(
    'does not cache a page that a gateway sends with status 200 instead of %s',
    async (_name, name, type) => {
      serve(name, type);
      const response = await open(name);
      expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
      expect(await response.text()).not.toContain('0123456789');
    },
  );

  it('sends a byte range of a video', async () => {
    serve('film-1.webm', 'video/webm');
    const headers = { range: 'bytes=2-4' };
    const response = await open('film-1.webm', '', { headers });
    expect([response.status, await response.text()]).toEqual([206, '234']);
    expect(response.headers.get('content-range')).toBe('bytes 2-4/10');
    const outside = await open('film-1.webm', '', { headers: { range: 'bytes=99-' } });
    expect([outside.status, outside.headers.get('content-security-policy')]).toEqual([416, strictPolicy]);
  });

  it.each([
    ['a copy that is still good', 304, 304, null],
    ['a missing file', 404, 404, null],
    ['a failing service', 500, 503, '10'],
  ])('%s', async (_name, upstream, expected, retryAfter) => {
    serve('front-1.webp', 'image/webp', upstream);
    const response = await open('front-1.webp', '', { headers: { 'if-none-match': '"v1"' } });
    expect([response.status, response.headers.get('retry-after')]).toEqual([expected, retryAfter]);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'.* sandbox/);
  });

  it('returns the headers of GET for HEAD, without a body', async () => {
    serve(pdf, 'application/pdf');
    const response = await open(pdf, '', { method: 'HEAD' });
    expect([response.status, await response.text(), response.headers.get(contentLengthCarrier)]).toEqual([
      200,
      '',
      '10',
    ]);
  });

  it.each([
    ['a format that is not made', 'front-1.webp', '?format=bmp', 400],
    ['a height that is not made', 'front-1.webp', '?height=97', 400],
    ['a width that is not made', 'front-1.webp', '?width=481', 400],
    ['a path', '../graphql', '', 404],
    ['a hidden query', 'front-1.webp?width=9', '', 404],
    ['a name without an ending', 'front', '', 404],
  ])('sends no request to the service: %s', async (_name, name, query, status) => {
    expect((await open(name, query)).status).toBe(status);
    expect(requestedUrls).toEqual([]);
  });
});
