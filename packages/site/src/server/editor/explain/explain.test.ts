import { NextRequest } from 'next/server';
import type { Mock } from 'vitest';
import { createLocale, createRedirectIndex, languageCodes, resolveRoute, type RouteRequest } from '@kmx/core';

import type { IndexedPage } from '../../content/pages.schema';
import { createEditorSession, editorCookieName } from '../../editorAccess/editorSession';
import { loadIntl } from '../../intl';
import { explainUrl } from '../../routing/explainUrl';
import { pageMock, siteMock } from '../../view/siteView.mock';

import { describeOutcome } from './describeOutcome';
import { describeTrace } from './describeTrace';
import { readExplainedAddress } from './explainedAddress';
import { createExplainMessages } from './ExplainMessages';
import { handleExplain } from './handleExplain';

process.env.EDITOR_PASSWORD = 'editor-password';
const site = { ...siteMock, name: 'Komax Group', localelessLanguage: null };
const pages: IndexedPage[] = [
  pageMock('Home', { slug: 'home', id: 'h' }),
  pageMock('About', { id: 'a' }),
  pageMock('About Switzerland', { id: 'a-ch', slug: 'about', countries: ['CH'] }),
  pageMock('Dealers', { id: 'd', protection: { mode: 'password', version: 'top-secret-version' } }),
  pageMock('Partners', { id: 'p', protection: { mode: 'ciamRole', role: 'dealer' } }),
];
const redirect = (previousUrl: string, path: string) => ({
  id: previousUrl,
  previousUrl,
  permanent: true,
  site: null,
  target: { kind: 'path' as const, path, text: null, openInNewTab: false },
});

// Only the content is mocked; the trace is real.
vi.mock('../../routing/explainUrl', () => ({ explainUrl: vi.fn() }));
vi.mock('../../content/loaders', () => ({ loadSystem: vi.fn() }));
const { loadSystem } = await vi.importMock<{ loadSystem: Mock }>('../../content/loaders');

function resolve(path: string, more: Partial<RouteRequest> = {}) {
  const request = { host: 'localhost:3000', path, query: '', protocol: 'http', ...more } as const;
  const redirects = createRedirectIndex([redirect('/old', '/about'), redirect('/old/deep', '/home')], 'main');
  return resolveRoute(request, { sites: [site], countries: [], pages, redirects, navigation: [] });
}

async function report(path: string, more: Partial<RouteRequest> = {}, language = 'en') {
  const { outcome, trace } = resolve(path, more);
  const messages = createExplainMessages(await loadIntl(language), [site]);
  return { outcome: describeOutcome(outcome, messages), lines: describeTrace(trace, messages) };
}

beforeEach(() => {
  loadSystem.mockResolvedValue({ sites: [site] });
  vi.mocked(explainUrl).mockImplementation((url, visitor) =>
    Promise.resolve(resolve(url.pathname, { host: url.host, query: url.search, ...visitor })),
  );
});

describe('describing a trace', () => {
  it('describes a displayed page', async () => {
    const { outcome, lines } = await report('/en/about');
    expect(outcome).toMatchObject({ kind: 'page', status: 200, text: 'The page “About” is shown' });
    expect(lines.map(({ step, state }) => [step, state])).toEqual([
      ['systemRedirect', 'passed'],
      ['site', 'passed'],
      ['locale', 'passed'],
      ['page', 'passed'],
      ['navigationBranch', 'note'],
      ['protection', 'passed'],
      ['language', 'passed'],
    ]);
    expect(lines[1]?.text).toBe('localhost:3000 belongs to Komax Group: exact host without slug.');
    expect(lines[3]?.table?.rows.map(({ id, isTaken }) => [id, isTaken])).toEqual([
      ['a', true],
      ['a-ch', false],
    ]);
  });

  it('shows the matching site rule among those tried', async () => {
    const { lines } = await report('/en/about');
    const taken = lines[1]?.table?.rows.filter(({ isTaken }) => isTaken);
    expect(taken).toEqual([
      {
        id: 'exactHostWithoutSlug',
        cells: ['exact host without slug', 'localhost', 'Komax Group'],
        isTaken: true,
      },
    ]);
    expect(lines[1]?.table?.rows.length).toBeGreaterThan(1);
  });

  it('"the longest matching previous URL wins" (section 2.2): every candidate with its length', async () => {
    const { outcome, lines } = await report('/en/old/deep/page');
    expect(outcome).toMatchObject({ kind: 'redirect', status: 301 });
    const step = lines.find((line) => line.step === 'redirectLookup');
    expect(step?.state).toBe('redirects');
    expect(step?.table?.rows.map(({ cells, isTaken }) => [...cells, isTaken])).toEqual([
      ['/old/deep/page', '3', 'none', false],
      ['/old/deep', '2', 'longest match', true],
      ['/old', '1', 'matches, but is shorter', false],
    ]);
  });

  it.each([
    ['/en/nothing', 'notFound', 404, 'page', 'noMatch'],
    ['/en/a/b/c', 'notFound', 404, 'page', 'noMatch'],
    ['/en/about/', 'redirect', 301, 'systemRedirect', 'redirects'],
    ['/about', 'redirect', 302, 'locale', 'redirects'],
    ['/en/dealers', 'page', 401, 'protection', 'note'],
    ['/en/partners', 'page', 401, 'protection', 'note'],
    ['/fr/about', 'page', 200, 'language', 'note'],
  ])('%s is %s %i; its step %s %s', async (path, kind, status, step, state) => {
    const { outcome, lines } = await report(path);
    expect(outcome).toMatchObject({ kind, status });
    expect(lines.find((line) => line.step === step)?.state).toBe(state);
  });

  it.each(languageCodes)('has messages in %s, with all their values', async (language) => {
    const paths = [
      '/en/about',
      '/about',
      '/en/nothing',
      '/fr/dealers',
      '/en/partners',
      '/en/old/deep',
      '//x/',
    ];
    for (const path of paths) {
      const { outcome, lines } = await report(path, {}, language);
      const texts = [outcome.text, ...lines.flatMap(({ title, text }) => [title, text])];
      expect(texts.filter((text) => text === '' || /[{}]|^explain\./.test(text))).toEqual([]);
    }
  });
});

describe('readExplainedAddress', () => {
  it.each([
    ['http://localhost:3000/en?a=1', '/en?a=1&explain', 'http://localhost:3000/en?a=1'],
    ['http://localhost:3000/en', '/en?explain', 'http://localhost:3000/en'],
    ['http://localhost:3000/en?explain&editor=wrong', '/en?explain', 'http://localhost:3000/en'],
    ['http://localhost:3000/en?explain&account=wrong', '/en?explain', 'http://localhost:3000/en'],
  ])('%s is explained at %s', (value, explainPath, href) => {
    const address = readExplainedAddress(value);
    expect([address?.explainPath, address?.url.href]).toEqual([explainPath, href]);
  });

  it.each([undefined, '', '/en', 'javascript:alert(1)', 'file:///etc/passwd', ['a', 'b']])(
    '%p is no address',
    (value) => {
      expect(readExplainedAddress(value)).toBeUndefined();
    },
  );
});

describe('GET /api/explain', () => {
  const request = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    handleExplain(
      new NextRequest(`http://localhost:3000/api/explain?${new URLSearchParams(query)}`, { headers }),
    );
  const editor = { cookie: `${editorCookieName}=${createEditorSession('editor-password')}` };

  it("returns the editor's language, with the requested visitor locale", async () => {
    const query = { url: 'http://localhost:3000/about', lang: 'de', acceptLanguage: 'fr' };
    const response = await request(query, editor);
    const body = (await response.json()) as { outcome: object; lines: { title: string }[] };
    expect(body.outcome).toMatchObject({ status: 302, location: '/fr/about' });
    expect(body.lines[0]?.title).toBe('Schreibweise der Adresse');
  });

  it('never contains the version of a password', async () => {
    const response = await request({ url: 'http://localhost:3000/en/dealers' }, editor);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('top-secret-version');
  });

  it.each([
    ['nobody', {}],
    ['another cookie', { cookie: `${editorCookieName}=abc` }],
    ['an empty key', { authorization: 'Bearer ' }],
    ['a key that is not set', { authorization: 'Bearer undefined' }],
  ])('rejects %s', async (_, headers) => {
    expect((await request({ url: 'http://localhost:3000/en' }, headers)).status).toBe(401);
  });

  it.each([
    ['', 400],
    ['/en', 400],
    ['http://elsewhere.example/en', 400],
    ['ftp://localhost/en', 400],
    ['http://localhost:3000/en', 200],
    ['http://cirris.localhost:3000/en', 200],
  ])('returns for %s %i', async (url, status) => {
    expect((await request({ url }, editor)).status).toBe(status);
  });

  it('returns 503 while the content service is down', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    loadSystem.mockRejectedValue(new Error('down'));
    expect((await request({ url: 'http://localhost:3000/en' }, editor)).status).toBe(503);
  });
});

describe('describeOutcome', () => {
  it('reports a configuration error', async () => {
    const messages = createExplainMessages(await loadIntl('en'), []);
    expect(
      describeOutcome({ kind: 'misconfigured', code: 'mainSiteMissing', siteKey: null }, messages).status,
    ).toBe(500);
    const locale = createLocale('en');
    expect(describeOutcome({ kind: 'notFound', site, locale }, messages).siteKey).toBe('main');
  });
});
