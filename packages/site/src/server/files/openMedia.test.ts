import { serveBytes, startContentDouble, type ContentDouble } from '../http/contentDouble.mock';

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
  it('sends a picture, to be kept, and nothing that the service says besides', async () => {
    serveAs('image/png');
    const response = await open('a.png');
    expect([response.status, await response.text()]).toEqual([200, 'picture']);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(response.headers.has('content-disposition')).toBe(false);
  });

  it('"what a user uploaded is never shown inline as HTML or SVG"', async () => {
    serveAs('image/svg+xml');
    expect((await open('a.png')).headers.get('content-disposition')).toMatch(/^attachment;/);
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
  });

  it('answers HEAD as GET, without bytes', async () => {
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
