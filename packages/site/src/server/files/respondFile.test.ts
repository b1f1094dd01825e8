import { addGrant } from '../access/pageAccess';
import {
  serveBytes,
  startContentDouble,
  systemResponse,
  type ContentDouble,
} from '../content/contentDouble.mock';
import { contentLengthCarrier } from '../nodeServer/contentLength';

import { respondFile } from './respondFile';

let double: ContentDouble;
const bytes = Buffer.from('0123456789');

const file = (more: object = {}) => ({
  id: '1',
  locale: null,
  fileName: 'guide.pdf',
  mimeType: 'application/pdf',
  filesize: bytes.length,
  url: '/api/files/file/guide.pdf',
  updatedAt: '2026-11-20T10:00:00.000Z',
  protectedBy: [],
  ...more,
});
const pageProtectedBy = (protection: object) => ({
  id: 'p1',
  title: 'Partner <documents>',
  slug: 'documents',
  parentSlug: 'partners',
  site: { key: 'main' },
  protection: { mode: 'password', role: null, version: 'v1', ...protection },
});

const request = (query = '', { pages, ...init }: RequestInit & { pages?: string } = {}) =>
  respondFile({
    slug: 'guide',
    request: new Request(`http://localhost:3000/file/guide${query}`, {
      ...init,
      headers: { host: 'localhost:3000', ...init.headers },
    }),
    accessCookies: { pages, session: undefined },
  });
const give = (...files: object[]) => double.answers.set('FilesBySlug', { filesBySlug: files });

beforeAll(async () => {
  double = await startContentDouble();
  process.env.CONTENT_URL = double.url;
  process.env.PREVIEW_API_KEY = 'a-key-of-some-length';
});
afterAll(() => double.close());
beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  double.answers.set('SystemData', systemResponse);
  double.files.set('/api/files/file/guide.pdf', serveBytes(bytes));
  give(file());
});

describe('2.2 "/file/{slug} serves files, with optional l={locale} and dl=true to force download"', () => {
  it('sends the bytes under their own name, with what caches need', async () => {
    const response = await request();
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('0123456789');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=300',
      'content-disposition': `inline; filename="guide.pdf"; filename*=UTF-8''guide.pdf`,
      [contentLengthCarrier]: '10',
      'content-security-policy': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'",
      'content-type': 'application/pdf',
      'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.has('set-cookie')).toBe(false);
  });

  it.each(['text/xsl', 'text/html', 'image/svg+xml', 'text/jscript'])(
    'saves what was stored as %s, and lets nothing in it run',
    async (mimeType) => {
      give(file({ fileName: 'report.xsl', mimeType }));
      const { headers } = await request();
      expect(headers.get('content-disposition')).toMatch(/^attachment;/);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('returns the requested language version with its Content-Language', async () => {
    double.files.set('/api/files/file/de.pdf', serveBytes(Buffer.from('deutsch')));
    give(file({ locale: 'en' }), file({ id: '2', locale: 'de', url: '/api/files/file/de.pdf' }));
    const german = await request('?l=de-ch&dl=true');
    expect(await german.text()).toBe('deutsch');
    expect(german.headers.get('content-language')).toBe('de');
    expect(german.headers.get('content-disposition')).toMatch(/^attachment;/);
    const unknown = await request('?l=klingon');
    expect([unknown.status, unknown.headers.get('content-language')]).toEqual([200, 'en']);
  });

  it('returns for HEAD the headers of GET without bytes', async () => {
    const response = await request('', { method: 'HEAD' });
    expect([response.status, response.headers.get(contentLengthCarrier)]).toEqual([200, '10']);
    expect(await response.text()).toBe('');
  });

  it('is 404 for what does not exist, and for bytes that are gone', async () => {
    give();
    expect((await request()).status).toBe(404);
    give(file({ url: '/api/files/file/gone.pdf' }));
    expect((await request()).status).toBe(404);
  });
});

describe('decision: "/file/{slug} answers Range requests, ETag …"', () => {
  it('sends a part', async () => {
    const response = await request('', { headers: { range: 'bytes=2-4' } });
    expect([response.status, await response.text()]).toEqual([206, '234']);
    expect(response.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(response.headers.get(contentLengthCarrier)).toBe('3');
  });

  it('returns 416 for an unsatisfiable range', async () => {
    const response = await request('', { headers: { range: 'bytes=99-' } });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  it('sends the whole file when the part was of another version', async () => {
    const response = await request('', { headers: { range: 'bytes=2-4', 'if-range': '"old"' } });
    expect([response.status, await response.text()]).toEqual([200, '0123456789']);
  });

  it('sends nothing twice', async () => {
    const etag = (await request()).headers.get('etag') ?? '';
    const response = await request('', { headers: { 'if-none-match': etag } });
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, etag, '']);
  });
});

describe('decision: "Files of a protected page are protected as it is."', () => {
  const bySomePassword = file({ protectedBy: [pageProtectedBy({})] });

  it('returns 401 with a link to the page to unlock first, and no bytes', async () => {
    give(bySomePassword);
    const response = await request('?l=de-CH', { headers: { accept: 'text/html' } });
    expect(response.status).toBe(401);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const html = await response.text();
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-.*sandbox/,
    );
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('href="/de-ch/partners/documents"');
    expect(html).toContain('Partner &lt;documents&gt;');
    expect(html).not.toContain('0123456789');
  });

  it('returns the same to programs as plain text', async () => {
    give(bySomePassword);
    const response = await request();
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toContain('/en/partners/documents');
  });

  it('does not confirm a copy to somebody who may not read it', async () => {
    give(bySomePassword);
    expect((await request('', { headers: { 'if-none-match': '*' } })).status).toBe(401);
  });

  it('sends it to who unlocked the page in its present version, with the key and past every cache', async () => {
    let authorization: string | undefined;
    double.files.set('/api/files/file/guide.pdf', (request, response) => {
      authorization = request.headers.authorization;
      serveBytes(bytes)(request, response);
    });
    give(bySomePassword);
    const response = await request('', { pages: addGrant(undefined, 'p1', 'v1') });
    expect([response.status, await response.text()]).toEqual([200, '0123456789']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(authorization).toBe('service-accounts API-Key a-key-of-some-length');
  });

  it('never sends the key for an open file', async () => {
    let authorization: string | undefined = 'none yet';
    double.files.set('/api/files/file/guide.pdf', (request, response) => {
      authorization = request.headers.authorization;
      serveBytes(bytes)(request, response);
    });
    await (await request()).text();
    expect(authorization).toBeUndefined();
  });

  it.each([
    ['a page for a role', { mode: 'ciamRole', role: 'kmx_int_direct_active' }],
    ['a protection that is not known here', { mode: 'retina' }],
    ['a password of no version', { mode: 'password', version: null }],
  ])('keeps it behind %s, whatever cookie there is', async (_name, protection) => {
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    give(file({ protectedBy: [pageProtectedBy(protection)] }));
    expect((await request('', { pages: addGrant(undefined, 'p1', 'v1') })).status).toBe(401);
  });
});

describe('while the content service fails', () => {
  it('is 503 with Retry-After when the file is unknown', async () => {
    double.answers.delete('FilesBySlug');
    const response = await request();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  });

  it('is 503 when the bytes do not come within "Server timeout 3000 ms"', async () => {
    double.files.set('/api/files/file/guide.pdf', () => undefined);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
    const pending = request();
    while (jest.getTimerCount() < 1) await new Promise((resolve) => setImmediate(resolve));
    await jest.advanceTimersByTimeAsync(3000);
    jest.useRealTimers();
    expect((await pending).status).toBe(503);
  });

  it.each([
    ['a page', 'text/html', 'Please sign in.'],
    ['a failure as JSON', 'application/json', '{}'],
    ['nothing', 'application/pdf', ''],
  ])('is 503 when a gateway sends %s with status 200', async (_name, type, body) => {
    double.files.set('/api/files/file/guide.pdf', (_request, response) => {
      response.setHeader('content-type', type).end(body);
    });
    const response = await request();
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
  });

  it('lets go of the service when the reader leaves in the middle', async () => {
    const closed = new Promise<void>((resolve) => {
      double.files.set('/api/files/file/guide.pdf', (_request, response) => {
        response.on('close', resolve);
        response.write('01234');
      });
    });
    const response = await request();
    const reader = response.body!.getReader();
    await reader.read();
    await reader.cancel();
    await closed;
    expect(response.status).toBe(200);
  });
});
