import { NextRequest } from 'next/server';

import { createEditorSession, editorCookieName } from '../../editorAccess/editorSession';
import { personCookieName } from '../../editorAccess/personCookie';

import {
  pageIdMock,
  pageTranslationMock,
  startFakeTranslationService,
  targetMock,
  type FakeTranslationService,
} from './fakeTranslationService.mock';
import * as mark from '@/app/api/translation/mark/[pageId]/route';
import * as xliff from '@/app/api/translation/package/[pageId]/route';
import * as reset from '@/app/api/translation/reset/[pageId]/route';
import * as start from '@/app/api/translation/start/[pageId]/route';
import * as state from '@/app/api/translation/state/[pageId]/route';

let service: FakeTranslationService;
const key = 'service-accounts API-Key a-key-of-some-length';
const token = 'header.payload.signature';
const session = `JWT ${token}`;
const page = `/${pageIdMock}/translation`;

interface Requested {
  search?: string;
  method?: 'GET' | 'POST' | 'HEAD';
  headers?: Record<string, string>;
  isEditor?: boolean;
  /** Signed in with an account of the content service. */
  isPerson?: boolean;
  body?: string | Buffer<ArrayBuffer>;
  pageId?: string;
}

type Route = typeof state.GET;

async function fetchText(
  route: Route,
  { search = '', isEditor = true, isPerson = isEditor, pageId = pageIdMock, ...requested }: Requested = {},
) {
  const cookies = [
    ...(isEditor ? [`${editorCookieName}=${createEditorSession('editor-password')}`] : []),
    ...(isPerson ? [`${personCookieName}=${token}`] : []),
  ];
  const cookie = cookies.length > 0 ? { cookie: cookies.join('; ') } : undefined;
  const request = new NextRequest(`http://localhost:3000/api/translation${search}`, {
    method: requested.method ?? 'GET',
    headers: { host: 'localhost:3000', ...cookie, ...requested.headers },
    body: requested.body,
  });
  const response = await route(request, { params: Promise.resolve({ pageId }) });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? (JSON.parse(text) as unknown) : undefined,
  };
}

beforeAll(async () => {
  service = await startFakeTranslationService();
  process.env.CONTENT_URL = service.url;
  process.env.EDITOR_PASSWORD = 'editor-password';
  process.env.PREVIEW_API_KEY = 'a-key-of-some-length';
});
afterAll(() => service.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  service.requests.length = 0;
  service.files.clear();
  const body = JSON.stringify(pageTranslationMock);
  service.respondWith(page, { body });
  for (const change of ['mark', 'start', 'reset', 'package'])
    service.respondWith(`${page}/${change}`, { body });
});

describe('7 "GET /api/translation/state/{pageId}, /start/{pageId}, /reset/{pageId}: sourceLanguage, targetLanguages"', () => {
  it.each<[string, Route, string, string]>([
    ['state', state.GET, 'GET', page],
    ['start', start.GET, 'POST', `${page}/start`],
    ['start', start.POST, 'POST', `${page}/start`],
    ['reset', reset.GET, 'POST', `${page}/reset`],
    ['reset', reset.POST, 'POST', `${page}/reset`],
  ])(
    '%s returns both with the combined state of all languages (section 4), uncacheable',
    async (_name, route, method, path) => {
      const response = await fetchText(route);
      expect(response.status).toBe(200);
      expect(response.body).toMatchObject({
        state: 'Translated',
        sourceLanguage: 'en',
        targetLanguages: [targetMock],
      });
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const authorization = method === 'POST' ? session : key;
      expect(service.requests).toMatchObject([{ method, path: `/api/pages${path}`, authorization }]);
    },
  );

  it('returns no state for a page without target languages', async () => {
    service.respondWith(page, { body: JSON.stringify({ ...pageTranslationMock, targetLanguages: [] }) });
    expect((await fetchText(state.GET)).body).toMatchObject({ state: null, targetLanguages: [] });
  });
});

describe('the languages of a change', () => {
  it.each<[string, Route, string, object]>([
    ['start', start.POST, '', {}],
    ['start', start.POST, '?languages=de,fr', { languages: ['de', 'fr'] }],
    ['start', start.POST, '?languages=de&languages=fr&languages=de', { languages: ['de', 'fr'] }],
    ['mark', mark.POST, '?languages=ja', { languages: ['ja'] }],
  ])('%s of "%s" forwards %j', async (_name, route, search, body) => {
    await fetchText(route, { method: 'POST', search });
    expect(service.requests.map((requested) => JSON.parse(requested.body) as unknown)).toEqual([body]);
  });

  it.each<[string, Route, string]>([
    ['no languages to mark', mark.POST, ''],
    ['nothing chosen, which must not mean all', start.POST, '?languages='],
    ['an invalid language', reset.POST, '?languages=de,xx'],
  ])('400: %s', async (_name, route, search) => {
    expect((await fetchText(route, { method: 'POST', search })).status).toBe(400);
    expect(service.requests).toEqual([]);
  });
});

describe('rejected without a request to the service', () => {
  const routes: [string, Route, Requested][] = [
    ['state', state.GET, {}],
    ['mark', mark.POST, { method: 'POST', search: '?languages=de' }],
    ['start', start.GET, {}],
    ['reset', reset.POST, { method: 'POST' }],
    ['download', xliff.GET, { search: '?language=de' }],
    ['import', xliff.POST, { method: 'POST', body: '<xliff/>' }],
  ];

  it.each(routes)('401: %s by a non-editor', async (_name, route, requested) => {
    const response = await fetchText(route, { ...requested, isEditor: false });
    expect([response.status, service.requests]).toEqual([401, []]);
  });

  const changes = routes.filter(([name]) => name !== 'state' && name !== 'download');
  it.each(changes)('401: %s with only the password of the area', async (_name, route, requested) => {
    const response = await fetchText(route, { ...requested, isPerson: false });
    expect([response.status, service.requests]).toEqual([401, []]);
  });

  it.each(['a\r\nx: y.b.c', 'no-token', 'a.b', `${'a'.repeat(5000)}.b.c`])(
    '401: "%s", which is no token',
    async (value) => {
      const headers = {
        cookie: `${editorCookieName}=${createEditorSession('editor-password')}; ${personCookieName}=${encodeURIComponent(value)}`,
      };
      const response = await fetchText(start.POST, { method: 'POST', isEditor: false, headers });
      expect([response.status, service.requests]).toEqual([401, []]);
    },
  );

  it.each([
    ['401', 'an ended session', { user: null }],
    ['403', 'an author', { user: { email: 'a@demo.example', role: 'author' } }],
  ])('%s: a change by %s, which the service denies', async (status, _name, me) => {
    service.respondWith(`${page}/start`, { status: 403, body: '{"errors":[{"message":"No."}]}' });
    service.files.set('/api/users/me', (_request, response) => void response.end(JSON.stringify(me)));
    expect((await fetchText(start.POST, { method: 'POST' })).status).toBe(Number(status));
  });

  const otherOrigin: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ];
  it.each(
    changes.flatMap(([name, route, requested]) =>
      otherOrigin.map((headers) => [name, headers, route, requested] as const),
    ),
  )('403: %s from another site with an editor’s cookie: %j', async (_name, headers, route, requested) => {
    const response = await fetchText(route, { ...requested, headers });
    expect([response.status, service.requests]).toEqual([403, []]);
  });

  it.each([{ method: 'HEAD' as const }, { headers: { 'sec-purpose': 'prefetch;prerender' } }])(
    '405: a change that a browser fetches ahead: %j',
    async (requested) => {
      const response = await fetchText(start.GET, requested);
      expect([response.status, service.requests]).toEqual([405, []]);
    },
  );

  it.each(['..', '.', 'home', `${pageIdMock}/..`, `${pageIdMock}?x`, '%2e%2e'])(
    '404: "%s", which is no page’s id',
    async (pageId) => {
      const fetched = vi.spyOn(globalThis, 'fetch');
      const responses = [await fetchText(state.GET, { pageId }), await fetchText(start.GET, { pageId })];
      expect(responses.map(({ status }) => status)).toEqual([404, 404]);
      expect(fetched).not.toHaveBeenCalled();
    },
  );
});

describe('packages', () => {
  const xml = '<?xml version="1.0"?><xliff version="2.1"/>';

  it('are downloaded under the name of the service, never rendered', async () => {
    service.respondWith(`${page}/package/de`, {
      body: xml,
      headers: {
        'content-type': 'text/html',
        'content-disposition': 'attachment; filename="about.en-de.xlf"',
      },
    });
    const response = await fetchText(xliff.GET, { search: '?language=de' });
    expect([response.status, response.text]).toEqual([200, xml]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/xliff+xml; charset=utf-8',
      'content-disposition': 'attachment; filename="about.en-de.xlf"',
      'cache-control': 'private, no-store',
    });
  });

  it.each([undefined, 'inline'])('is saved even if the service returns "%s"', async (disposition) => {
    const headers = disposition ? { 'content-disposition': disposition } : undefined;
    service.respondWith(`${page}/package/de`, { body: xml, headers });
    const response = await fetchText(xliff.GET, { search: '?language=de' });
    expect(response.headers.get('content-disposition')).toContain(
      `attachment; filename="${pageIdMock}.de.xlf"`,
    );
  });

  it.each(['', '?language=', '?language=../..', '?language=xx'])(
    '400: "%s" names no language',
    async (search) => {
      expect((await fetchText(xliff.GET, { search })).status).toBe(400);
      expect(service.requests).toEqual([]);
    },
  );

  it('404: a language without a translation of the page', async () => {
    expect((await fetchText(xliff.GET, { search: '?language=ja' })).status).toBe(404);
  });

  it('forwards the XML unchanged, and returns the new state', async () => {
    const response = await fetchText(xliff.POST, { method: 'POST', body: `${xml}ű` });
    expect([response.status, response.body]).toMatchObject([200, { state: 'Translated' }]);
    expect(service.requests).toMatchObject([
      {
        method: 'POST',
        path: `/api/pages${page}/package`,
        body: `${xml}ű`,
        contentType: 'application/xliff+xml',
      },
    ]);
  });

  it('forwards bytes that are not UTF-8', async () => {
    const bytes = Buffer.from(`\uFEFF${xml}ű`, 'utf16le');
    const response = await fetchText(xliff.POST, { method: 'POST', body: bytes });
    expect(response.status).toBe(200);
    expect(service.requests.map(({ bytes: received }) => received.equals(bytes))).toEqual([true]);
  });

  it('422: all reasons of the service with their location; an unknown kind becomes "other"', async () => {
    const problem = {
      kind: 'emptyTarget',
      segment: 'hero.title',
      place: 'Hero banner › Title',
      detail: 'It is empty.',
    };
    const problems = [
      problem,
      { ...problem, kind: 'newInTheService' },
      { kind: 'notXliff', detail: 'No XML.' },
    ];
    service.respondWith(`${page}/package`, { status: 422, body: JSON.stringify({ problems }) });
    const response = await fetchText(xliff.POST, { method: 'POST', body: xml });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({
      problems: [problem, { ...problem, kind: 'other' }, { kind: 'notXliff', segment: null, place: null }],
    });
  });

  it.each([
    ['nothing', ' ', 400],
    ['more than 5 MB', 'x'.repeat(5 * 1024 * 1024 + 1), 413],
  ])('does not forward %s', async (_name, body, status) => {
    expect((await fetchText(xliff.POST, { method: 'POST', body })).status).toBe(status);
    expect(service.requests).toEqual([]);
  });
});

describe('a service that fails', () => {
  it.each([
    ['refuses the key', { status: 403, body: '{"errors":[{"message":"No."}]}' }],
    ['fails', { status: 500, body: '' }],
    ['returns no JSON', { body: '<html>' }],
    ['returns another shape', { body: JSON.stringify({ ...pageTranslationMock, sourceLanguage: null }) }],
    ['refuses without a reason', { status: 422, body: '{"problems":[]}' }],
    ['redirects elsewhere', { status: 302, body: '', headers: { location: '/api/pages/translations' } }],
  ])('503 if it %s, with a log entry', async (_name, failure) => {
    service.respondWith(page, failure);
    const response = await fetchText(state.GET);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
    expect(response.text).not.toContain('problems');
    expect(console.error).toHaveBeenCalledTimes(1);
  });
});
