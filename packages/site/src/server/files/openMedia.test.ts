import type { ServerResponse } from 'node:http';

import { strictPolicy } from '@kmx/core';
import {
  serveBytes,
  startFakeContentService,
  type FakeContentService,
} from '../content/fakeContentService.mock';
import { contentLengthCarrier } from '../nodeServer/contentLength';

import { openMedia } from './openMedia';

let service: FakeContentService;
beforeAll(async () => {
  service = await startFakeContentService();
  process.env.CONTENT_URL = service.url;
});
afterAll(() => service.close());
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

const open = (name: string, init: RequestInit = {}) =>
  openMedia(name, new Request(`http://localhost/media/${encodeURIComponent(name)}`, init));
const serveAs = (type: string, status = 200) =>
  service.files.set('/api/media/file/a.png', (request, response) => {
    response.setHeader('content-type', type);
    response.statusCode = status;
    serveBytes(Buffer.from('picture'))(request, response);
  });

describe('openMedia', () => {
  it('sends a cacheable image without other headers of the service', async () => {
    serveAs('image/png');
    const response = await open('a.png');
    expect([response.status, await response.text()]).toEqual([200, 'picture']);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'content-disposition': `inline; filename="a.png"; filename*=UTF-8''a.png`,
      [contentLengthCarrier]: '7',
      'content-security-policy': strictPolicy,
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
  });

  it('9 "Image presets": forwards only preset and format of the address', async () => {
    let requested: string | undefined;
    service.files.set('/api/media/rendition/a.png', (request, response) => {
      requested = request.url;
      response.setHeader('content-type', 'image/avif');
      serveBytes(Buffer.from('small'))(request, response);
    });
    const address = 'http://localhost/media/a.png?format=avif&preset=contact&x=1';
    const response = await openMedia('a.png', new Request(address));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect(await response.text()).toBe('small');
    expect(requested).toBe('/api/media/rendition/a.png?preset=contact&format=avif');
  });

  it('does not cache an original that is sent while its rendition is generated', async () => {
    service.files.set('/api/media/rendition/a.png', (request, response) => {
      response.setHeader('content-type', 'image/png').setHeader('cache-control', 'no-store');
      serveBytes(Buffer.from('large'))(request, response);
    });
    const response = await openMedia('a.png', new Request('http://localhost/media/a.png?format=avif'));
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('sends a chunked image without a length', async () => {
    service.files.set('/api/media/file/a.png', (_request, response) => {
      response.setHeader('content-type', 'image/png').setHeader('transfer-encoding', 'chunked');
      response.end('picture');
    });
    const response = await open('a.png');
    expect([response.status, await response.text()]).toEqual([200, 'picture']);
  });

  it('does not follow redirects of the content service', async () => {
    service.files.set('/api/media/file/a.png', (_request, response) => {
      response.writeHead(302, { location: '/api/media/file/b.png' }).end();
    });
    service.files.set('/api/media/file/b.png', serveBytes(Buffer.from('elsewhere')));
    expect((await open('a.png')).status).toBe(503);
  });

  it('"what a user uploaded is never shown inline as HTML or SVG"', async () => {
    serveAs('image/svg+xml');
    expect((await open('a.png')).headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  it.each([
    ['a page', (response: ServerResponse) => response.setHeader('content-type', 'text/html')],
    ['bytes without a type', () => undefined],
    [
      'an empty picture',
      (response: ServerResponse) =>
        response.setHeader('content-type', 'image/png').setHeader('content-length', 0),
    ],
  ])('does not cache %s that a gateway sends with status 200', async (_name, prepare) => {
    service.files.set('/api/media/file/a.png', (_request, response) => {
      prepare(response);
      response.end(response.getHeader('content-length') === 0 ? undefined : 'Please sign in.');
    });
    const response = await open('a.png');
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
    expect(await response.text()).not.toContain('sign in');
  });

  it.each([
    ['a copy that is still good', 304, 304, null],
    ['a missing file', 404, 404, null],
    ['a forbidden file', 403, 404, null],
    ['a service that rejects the site', 401, 503, '10'],
    ['a failing service', 500, 503, '10'],
  ])('%s', async (_name, upstream, expected, retryAfter) => {
    serveAs('image/png', upstream);
    const response = await open('a.png', { headers: { 'if-none-match': '"1"' } });
    expect([response.status, response.headers.get('retry-after')]).toEqual([expected, retryAfter]);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'.* sandbox/);
  });

  it('rejects an empty chunked body', async () => {
    service.files.set('/api/media/file/a.png', (_request, response) => {
      response.setHeader('content-type', 'image/png').setHeader('transfer-encoding', 'chunked');
      response.end();
    });
    expect((await open('a.png')).status).toBe(503);
  });

  it('is 503 if the headers arrive within "Server timeout 3000 ms", but no byte', async () => {
    service.files.set('/api/media/file/a.png', (_request, response) => {
      response.setHeader('content-type', 'image/png').setHeader('content-length', 7);
      response.flushHeaders();
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const pending = open('a.png', { headers: { 'sec-fetch-dest': 'image' } });
    let isSettled = false;
    void pending.finally(() => (isSettled = true));
    // Waits for two timers: one for the headers, one for the first bytes.
    while (vi.getTimerCount() < 2 && !isSettled) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    const response = await pending;
    expect([response.status, response.headers.get('content-type')]).toEqual([503, 'image/svg+xml']);
  });

  it('returns the headers of GET for HEAD, without a body', async () => {
    serveAs('image/png');
    const response = await open('a.png', { method: 'HEAD' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await response.text()).toBe('');
  });

  it('accepts only a single path segment as a name', async () => {
    service.files.set('/api/files/file/secret.pdf', serveBytes(Buffer.from('secret')));
    expect((await open('../../files/file/secret.pdf')).status).toBe(404);
  });
});
