import { addGrant } from '../access/pageAccess';
import {
  serveBytes,
  startFakeContentService,
  systemResponse,
  type FakeContentService,
} from '../content/fakeContentService.mock';
import { contentLengthCarrier } from '../nodeServer/contentLength';

import { respondFile } from './respondFile';

let service: FakeContentService;
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
const give = (...files: object[]) => service.responses.set('FilesBySlug', { filesBySlug: files });

beforeAll(async () => {
  service = await startFakeContentService();
  process.env.CONTENT_URL = service.url;
  process.env.PREVIEW_API_KEY = 'a-key-of-some-length';
});
afterAll(() => service.close());
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  service.responses.set('SystemData', systemResponse);
  service.files.set('/api/files/file/guide.pdf', serveBytes(bytes));
  give(file());
});

describe('2.2 "/file/{slug} serves files, with optional l={locale} and dl=true to force download"', () => {
  it('sends the file under its own name, with validators', async () => {
    const response = await request();
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('0123456789');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=300',
      'content-disposition': `inline; filename="guide.pdf"; filename*=UTF-8''guide.pdf`,
      [contentLengthCarrier]: '10',
      'content-security-policy':
        "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
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
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; sandbox; frame-ancestors 'none'",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('returns the requested language version with its Content-Language', async () => {
    service.files.set('/api/files/file/de.pdf', serveBytes(Buffer.from('deutsch')));
    give(file({ locale: 'en' }), file({ id: '2', locale: 'de', url: '/api/files/file/de.pdf' }));
    const german = await request('?l=de-ch&dl=true');
    expect(await german.text()).toBe('deutsch');
    expect(german.headers.get('content-language')).toBe('de');
    expect(german.headers.get('content-disposition')).toMatch(/^attachment;/);
    const unknown = await request('?l=klingon');
    expect([unknown.status, unknown.headers.get('content-language')]).toEqual([200, 'en']);
  });

  it('returns the headers of GET for HEAD, without a body', async () => {
    const response = await request('', { method: 'HEAD' });
    expect([response.status, response.headers.get(contentLengthCarrier)]).toEqual([200, '10']);
    expect(await response.text()).toBe('');
  });

  it('is 404 for an unknown file, and for a missing stored file', async () => {
    give();
    expect((await request()).status).toBe(404);
    give(file({ url: '/api/files/file/gone.pdf' }));
    expect((await request()).status).toBe(404);
  });
});

describe('decision: "/file/{slug} answers Range requests, ETag …"', () => {
  it('sends a byte range', async () => {
    const response = await request('', { headers: { range: 'bytes=2-4' } });
    expect([response.status, await response.text()]).toEqual([206, '234']);
    expect(response.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(response.headers.get(contentLengthCarrier)).toBe('3');
  });

  it('returns 416 for an unsatisfiable range', async () => {
    const response = await request('', { headers: { range: 'bytes=99-' } });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  it('sends the whole file if the range is of another version', async () => {
    const response = await request('', { headers: { range: 'bytes=2-4', 'if-range': '"old"' } });
    expect([response.status, await response.text()]).toEqual([200, '0123456789']);
  });

  it('returns 304 for a current copy', async () => {
    const etag = (await request()).headers.get('etag') ?? '';
    const response = await request('', { headers: { 'if-none-match': etag } });
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, etag, '']);
  });
});

describe('decision: "Files of a protected page are protected as it is."', () => {
  const bySomePassword = file({ protectedBy: [pageProtectedBy({})] });

  it('returns 401 with a link to the page to unlock first, without content', async () => {
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

  it('returns plain text to programs', async () => {
    give(bySomePassword);
    const response = await request();
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toContain('/en/partners/documents');
  });

  it('does not confirm a cached copy without access', async () => {
    give(bySomePassword);
    expect((await request('', { headers: { 'if-none-match': '*' } })).status).toBe(401);
  });

  it('sends it after the page was unlocked, with the key and uncached', async () => {
    let authorization: string | undefined;
    service.files.set('/api/files/file/guide.pdf', (request, response) => {
      authorization = request.headers.authorization;
      serveBytes(bytes)(request, response);
    });
    give(bySomePassword);
    const response = await request('', { pages: addGrant(undefined, 'p1', 'v1') });
    expect([response.status, await response.text()]).toEqual([200, '0123456789']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(authorization).toBe('service-accounts API-Key a-key-of-some-length');
  });

  it('never sends the key for a public file', async () => {
    let authorization: string | undefined = 'none yet';
    service.files.set('/api/files/file/guide.pdf', (request, response) => {
      authorization = request.headers.authorization;
      serveBytes(bytes)(request, response);
    });
    await (await request()).text();
    expect(authorization).toBeUndefined();
  });

  it.each([
    ['a page for a role', { mode: 'ciamRole', role: 'kmx_int_direct_active' }],
    ['an unknown protection', { mode: 'retina' }],
    ['a password of no version', { mode: 'password', version: null }],
  ])('stays locked for %s, regardless of cookies', async (_name, protection) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    give(file({ protectedBy: [pageProtectedBy(protection)] }));
    expect((await request('', { pages: addGrant(undefined, 'p1', 'v1') })).status).toBe(401);
  });
});

describe('while the content service fails', () => {
  it('is 503 with Retry-After if the metadata is unavailable', async () => {
    service.responses.delete('FilesBySlug');
    const response = await request();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  });

  it('is 503 if the content does not arrive within "Server timeout 3000 ms"', async () => {
    service.files.set('/api/files/file/guide.pdf', () => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const pending = request();
    while (vi.getTimerCount() < 1) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    expect((await pending).status).toBe(503);
  });

  it.each([
    ['a page', 'text/html', 'Please sign in.'],
    ['a failure as JSON', 'application/json', '{}'],
    ['nothing', 'application/pdf', ''],
  ])('is 503 if a gateway sends %s with status 200', async (_name, type, body) => {
    service.files.set('/api/files/file/guide.pdf', (_request, response) => {
      response.setHeader('content-type', type).end(body);
    });
    const response = await request();
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
  });

  it('aborts the request to the service when the reader disconnects', async () => {
    const closed = new Promise<void>((resolve) => {
      service.files.set('/api/files/file/guide.pdf', (_request, response) => {
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
