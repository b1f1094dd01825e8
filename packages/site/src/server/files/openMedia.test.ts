import type { ServerResponse } from 'node:http';

import { strictPolicy } from '@kmx/core';
import { serveBytes, startContentDouble, type ContentDouble } from '../content/contentDouble.mock';
import { contentLengthCarrier } from '../nodeServer/contentLength';

import { openMedia } from './openMedia';

let double: ContentDouble;
beforeAll(async () => {
  double = await startContentDouble();
  process.env.CONTENT_URL = double.url;
});
afterAll(() => double.close());
beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
});

const open = (name: string, init: RequestInit = {}) =>
  openMedia(name, new Request(`http://localhost/media/${encodeURIComponent(name)}`, init));
const serveAs = (type: string, status = 200) =>
  double.files.set('/api/media/file/a.png', (request, response) => {
    response.setHeader('content-type', type);
    response.statusCode = status;
    serveBytes(Buffer.from('picture'))(request, response);
  });

describe('openMedia', () => {
  it('sends a cacheable picture, without other headers of the service', async () => {
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

  it('9 "Image presets": asks for the preset and format that the address names, and for nothing else of it', async () => {
    let requested: string | undefined;
    double.files.set('/api/media/rendition/a.png', (request, response) => {
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

  it('keeps nothing of a file that is sent while its rendition is being made', async () => {
    double.files.set('/api/media/rendition/a.png', (request, response) => {
      response.setHeader('content-type', 'image/png').setHeader('cache-control', 'no-store');
      serveBytes(Buffer.from('large'))(request, response);
    });
    const response = await openMedia('a.png', new Request('http://localhost/media/a.png?format=avif'));
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('sends a picture that the content service sends in chunks, without a length', async () => {
    double.files.set('/api/media/file/a.png', (_request, response) => {
      response.setHeader('content-type', 'image/png').setHeader('transfer-encoding', 'chunked');
      response.end('picture');
    });
    const response = await open('a.png');
    expect([response.status, await response.text()]).toEqual([200, 'picture']);
  });

  it('follows no redirect of the content service', async () => {
    double.files.set('/api/media/file/a.png', (_request, response) => {
      response.writeHead(302, { location: '/api/media/file/b.png' }).end();
    });
    double.files.set('/api/media/file/b.png', serveBytes(Buffer.from('elsewhere')));
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
  ])('a gateway that sends %s with status 200 is not cached', async (_name, prepare) => {
    double.files.set('/api/media/file/a.png', (_request, response) => {
      prepare(response);
      response.end(response.getHeader('content-length') === 0 ? undefined : 'Please sign in.');
    });
    const response = await open('a.png');
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
    expect(await response.text()).not.toContain('sign in');
  });

  it.each([
    ['a copy that is still good', 304, 304, null],
    ['what the service does not have', 404, 404, null],
    ['what it keeps to itself', 403, 404, null],
    ['what it cannot read', 500, 503, '10'],
  ])('%s', async (_name, upstream, expected, retryAfter) => {
    serveAs('image/png', upstream);
    const response = await open('a.png', { headers: { 'if-none-match': '"1"' } });
    expect([response.status, response.headers.get('retry-after')]).toEqual([expected, retryAfter]);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'.* sandbox/);
  });

  it('does not send an empty body in chunks as a picture', async () => {
    double.files.set('/api/media/file/a.png', (_request, response) => {
      response.setHeader('content-type', 'image/png').setHeader('transfer-encoding', 'chunked');
      response.end();
    });
    expect((await open('a.png')).status).toBe(503);
  });

  it('is 503 when headers come within "Server timeout 3000 ms", and no byte', async () => {
    double.files.set('/api/media/file/a.png', (_request, response) => {
      response.setHeader('content-type', 'image/png').setHeader('content-length', 7);
      response.flushHeaders();
    });
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
    const pending = open('a.png', { headers: { 'sec-fetch-dest': 'image' } });
    let isSettled = false;
    void pending.finally(() => (isSettled = true));
    // Waits for two timers: one for the headers, one for the first bytes.
    while (jest.getTimerCount() < 2 && !isSettled) await new Promise((resolve) => setImmediate(resolve));
    await jest.advanceTimersByTimeAsync(3000);
    jest.useRealTimers();
    const response = await pending;
    expect([response.status, response.headers.get('content-type')]).toEqual([503, 'image/svg+xml']);
  });

  it('returns for HEAD the headers of GET without bytes', async () => {
    serveAs('image/png');
    const response = await open('a.png', { method: 'HEAD' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await response.text()).toBe('');
  });

  it('takes a name for one segment of the library', async () => {
    double.files.set('/api/files/file/secret.pdf', serveBytes(Buffer.from('secret')));
    expect((await open('../../files/file/secret.pdf')).status).toBe(404);
  });
});
