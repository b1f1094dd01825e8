import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';

import { bySlug, navigation, sectionsSchema } from './support/navigationResponse';
import { ownAddress, signInAsEditor } from './support/readers';
import { errorSchema, expectRejection } from './support/rejections';
import { test } from './support/test';

const buildSchema = z.strictObject({ id: z.string().min(5), timestamp: z.number().int().positive() });

test.describe('7 "GET /api/site-navigation/public/{siteId}"', () => {
  test('a visitor’s menus are those of the locale, without hidden entries', async ({ request }) => {
    const entries = await navigation(request, 'public/main?lang=de-CH');
    expect(bySlug(entries, 'crimping')).toMatchObject({
      title: 'Crimpen',
      url: '/de-ch/solutions/crimping',
      unlocalizedUrl: '/solutions/crimping',
    });
    expect(entries.filter(({ hidden }) => hidden)).toEqual([]);
    expect(bySlug(entries, 'brand-portal-link')).toBeUndefined();
  });

  for (const [lang, slug, isThere] of [
    ['en-US', 'events-north-america', true],
    ['de-CH', 'events-north-america', false],
    ['en', 'events-north-america', false],
    ['de-CH', 'testing-adaptronic', true],
    ['en-US', 'testing-adaptronic', false],
  ] as const) {
    test(`5 "Navigation items with countries show only for the current locale country": ${slug} in ${lang}`, async ({
      request,
    }) => {
      const entries = await navigation(request, `public/main?lang=${lang}`);
      expect(bySlug(entries, slug) !== undefined).toBe(isThere);
    });
  }

  test('a site is known by its id as by its key', async ({ request }) => {
    const byKey: unknown = await (await request.get('/api/site-navigation/public/main')).json();
    const { id } = z.object({ site: z.object({ id: z.string() }) }).parse(byKey).site;
    expect(await (await request.get(`/api/site-navigation/public/${id}`)).json()).toEqual(byKey);
  });

  test('"/section/{ids comma separated}": the sections, in the requested order', async ({ request }) => {
    const entries = await navigation(request, 'public/main?lang=en');
    const ids = ['crimping', 'company'].map((slug) => bySlug(entries, slug)?.id);
    const response = await request.get(`/api/site-navigation/public/main/section/${ids.join(',')}?lang=en`);
    const { sections } = sectionsSchema.parse(await response.json());
    expect(sections.map(({ title }) => title)).toEqual(['Crimping', 'Company']);
    expect(sections[1]?.items.length).toBeGreaterThan(3);
  });

  test('a section that is hidden or of another country returns 404', async ({
    request,
    playwright,
    baseURL,
  }) => {
    const editor = await playwright.request.newContext({ baseURL });
    await signInAsEditor(editor);
    const entries = await navigation(editor, 'editor/main');
    await editor.dispose();
    for (const slug of ['brand-portal-link', 'events-north-america']) {
      const id = bySlug(entries, slug)?.id ?? '';
      expect(id).not.toBe('');
      await expectRejection(
        await request.get(`/api/site-navigation/public/main/section/${id}?lang=de-CH`),
        404,
      );
    }
  });

  for (const [path, status] of [
    ['public/no-such-site', 404],
    ['public/..%2f..%2fmain', 404],
    ['public/main/section/no-such-section', 404],
    ['public/main/section/,,', 404],
    ['public/main?lang=klingon', 400],
    ['public/main?lang=', 400],
    ['public/main?cache=maybe', 400],
    ['public/main?stage=NEARLY', 400],
    ['public/main?lang=ja-CH', 400],
  ] as const) {
    test(`${path} is rejected with ${status} and a message`, async ({ request }) => {
      await expectRejection(await request.get(`/api/site-navigation/${path}`), status);
    });
  }

  test('cache=false returns the same data, loaded again', async ({ request }) => {
    const send = async (query: string) =>
      (
        await request.get(`/api/site-navigation/public/schleuniger${query}`, { headers: ownAddress() })
      ).json() as Promise<unknown>;
    expect(await send('?cache=false')).toEqual(await send(''));
  });
});

test.describe('7 "GET /api/site-navigation/editor/{siteId}"', () => {
  for (const path of [
    'editor/main',
    'editor/main?stage=DRAFT',
    'editor/main/section/a',
    'editor/no-such-site',
    'editor/main?stage=NEARLY',
  ]) {
    test(`a stranger is rejected without further information: ${path}`, async ({ request }) => {
      const headers = { cookie: 'editor=made-up' };
      await expectRejection(await request.get(`/api/site-navigation/${path}`, { headers }), 401);
      await expectRejection(await request.get(`/api/site-navigation/${path}`), 401);
    });
  }

  test('an editor sees every country and what is hidden, published and as draft', async ({ request }) => {
    await signInAsEditor(request);
    for (const path of [
      'editor/main?lang=en',
      'editor/main?lang=en&stage=PUBLISHED',
      'editor/main?lang=en&stage=DRAFT',
    ]) {
      const entries = await navigation(request, path);
      expect(bySlug(entries, 'events-north-america')?.countries).toEqual(['US', 'MX']);
      expect(bySlug(entries, 'testing-adaptronic')?.countries).toEqual(['DE', 'AT', 'CH']);
      expect(bySlug(entries, 'brand-portal-link')?.hidden).toBe(true);
      expect(bySlug(entries, 'half-year-2026')?.hidden).toBe(true);
    }
  });

  test('responses for editors are not cacheable', async ({ request }) => {
    await signInAsEditor(request);
    const response = await request.get('/api/site-navigation/editor/main');
    expect(response.headers()['cache-control']).toBe('private, no-store');
  });

  test('an editor can request a hidden section, and invalid input is rejected', async ({ request }) => {
    await signInAsEditor(request);
    const id = bySlug(await navigation(request, 'editor/main'), 'brand-portal-link')?.id ?? '';
    const response = await request.get(`/api/site-navigation/editor/main/section/${id}`);
    expect(sectionsSchema.parse(await response.json()).sections.map(({ hidden }) => hidden)).toEqual([true]);
    await expectRejection(await request.get('/api/site-navigation/editor/main?stage=NEARLY'), 400);
    await expectRejection(await request.get('/api/site-navigation/editor/no-such-site'), 404);
  });
});

test.describe('7 "Build and version calls"', () => {
  test('the running build is returned uncached', async ({ request }) => {
    const response = await request.get(`/builds/latest.json?${Date.now()}`);
    expect(response.headers()['cache-control']).toBe('no-store');
    const { timestamp } = buildSchema.parse(await response.json());
    expect(timestamp).toBeLessThanOrEqual(Date.now());
  });

  test('the rules of that build are returned, and may be cached forever', async ({ request }) => {
    const build = buildSchema.parse(await (await request.get('/builds/latest.json')).json());
    const response = await request.get(`/builds/meta/${build.id}.json`);
    expect(response.headers()['cache-control']).toContain('immutable');
    const rules = z.record(z.string(), z.object({ cache: z.string() }));
    const meta = z
      .object({
        ...buildSchema.shape,
        matcher: z.object({ static: rules, wildcard: rules, dynamic: rules }),
        prerendered: z.array(z.string()),
      })
      .parse(await response.json());
    expect(meta).toMatchObject(build);
  });

  for (const name of ['another.json', 'latest.json', '..%2flatest.json', 'no-json', '%2e%2e%2fBUILD_ID']) {
    test(`a build that does not run is 404: ${name}`, async ({ request }) => {
      await expectRejection(await request.get(`/builds/meta/${name}`), 404);
    });
  }
});

test.describe('7 "GET {path}/_payload.json with a build-hash query"', () => {
  const payloadSchema = z.object({
    site: z.object({ key: z.literal('main') }),
    locale: z.string(),
    page: z.object({ title: z.string(), slug: z.string(), canonicalUrl: z.string().nullable() }),
    theme: z.string(),
    languages: z.array(z.string()),
    contentLanguage: z.string().nullable(),
    isLanguageFallback: z.boolean(),
    isLanguageUnavailable: z.boolean(),
    alternates: z.array(z.object({ hreflang: z.string(), href: z.string() })),
    breadcrumb: z.object({ items: z.array(z.object({ title: z.string(), isCurrent: z.boolean() })) }),
    modules: z.array(z.record(z.string(), z.unknown())),
  });

  for (const [path, expected, slug] of [
    ['/en', { locale: 'en', contentLanguage: 'en', isLanguageFallback: false }, 'home'],
    [
      '/de-ch/company/quality',
      { locale: 'de-CH', contentLanguage: 'de', isLanguageFallback: false },
      'quality',
    ],
    ['/ja/company/quality', { locale: 'ja', contentLanguage: 'en', isLanguageFallback: true }, 'quality'],
  ] as const) {
    test(`the resolved content of ${path}`, async ({ request }) => {
      const response = await request.get(`${path}/_payload.json`);
      expect(response.status()).toBe(200);
      expect(response.headers()['x-robots-tag']).toBe('noindex');
      const payload = payloadSchema.parse(await response.json());
      expect(payload).toMatchObject({ ...expected, page: { slug } });
      expect(payload.breadcrumb.items.at(-1)?.isCurrent).toBe(true);
      expect(payload.modules.length).toBeGreaterThan(0);
    });
  }

  test('it is cached for the running build only', async ({ request }) => {
    const { id } = buildSchema.parse(await (await request.get('/builds/latest.json')).json());
    const caching = async (query: string) =>
      (await request.get(`/en/company/_payload.json${query}`)).headers()['cache-control'];
    expect(await caching(`?${id}`)).toMatch(/^public/);
    expect(await caching('?another')).toBe('no-store');
    expect(await caching('')).toBe('no-store');
  });

  test('a page that does not exist returns 404', async ({ request }) => {
    const response = await request.get('/en/no/such-page/_payload.json');
    expect(response.status()).toBe(404);
    errorSchema.parse(await response.json());
  });
});

test.describe('7 "Draft mode goes through a same-origin proxy"', () => {
  const rejection = 'Protected Content queries are not supported directly from the browser';
  const pageQuery = { operation: 'PageByPath', variables: { site: 'main', slug: 'company' }, locale: 'de' };
  const post = (request: APIRequestContext, data: unknown) => request.post('/api/draft-content', { data });

  test('an anonymous visitor reads no drafts', async ({ request }) => {
    await expectRejection(await post(request, pageQuery), 401);
  });

  test('an editor reads a page as it is written now, past every cache', async ({ request }) => {
    await signInAsEditor(request);
    const response = await post(request, pageQuery);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('private, no-store');
    expect(await response.text()).toContain('"slug":"company"');
  });

  for (const [name, body] of [
    ['a query', { query: '{ systemData { sites { key } } }' }],
    ['a query beside an operation', { ...pageQuery, query: '{ systemData { sites { key } } }' }],
    ['an operation that is not on the list', { ...pageQuery, operation: 'PagePassword' }],
    ['an operation of every object', { ...pageQuery, operation: 'constructor' }],
    ['nothing', {}],
  ] as const) {
    test(`8 “${rejection}”: ${name}`, async ({ request }) => {
      expect(await expectRejection(await post(request, body), 403)).toBe(rejection);
      await signInAsEditor(request);
      expect(await expectRejection(await post(request, body), 403)).toBe(rejection);
    });
  }

  for (const [name, body] of [
    ['an address to ask', { ...pageQuery, variables: { site: 'main', url: 'http://evil.example' } }],
    ['no site', { ...pageQuery, variables: {} }],
    ['a locale that is none', { ...pageQuery, locale: 'klingon' }],
    ['more than 10 kB', { ...pageQuery, variables: { site: 'a'.repeat(11_000) } }],
  ] as const) {
    test(`an editor gets a message about ${name}`, async ({ request }) => {
      await signInAsEditor(request);
      await expectRejection(await post(request, body), 400);
    });
  }

  test('it accepts POST only', async ({ request }) => {
    expect((await request.get('/api/draft-content')).status()).toBe(405);
  });
});

test.describe('POST /api/monitoring takes how fast a page was, and nothing else', () => {
  const metric = { name: 'LCP', value: 812.5, rating: 'good' };
  const report = { path: '/en/company', metrics: [metric] };
  const post = (request: APIRequestContext, data: unknown, headers: Record<string, string> = {}) =>
    request.post('/api/monitoring', { data, headers: { ...ownAddress(), ...headers } });

  test('a report is taken', async ({ request }) => {
    expect((await post(request, report)).status()).toBe(204);
  });

  for (const [name, body] of [
    ['no JSON', '{'],
    ['nothing', {}],
    ['a query, which may hold what a person typed', { ...report, path: '/en?q=secret' }],
    ['an address', { ...report, path: 'https://evil.example/' }],
    ['a line of its own in the log', { ...report, path: '/en\n{"level":"error"}' }],
    ['an unknown measure', { ...report, metrics: [{ ...metric, name: 'Mood' }] }],
    ['a value that is no number', { ...report, metrics: [{ ...metric, value: 'fast' }] }],
    ['no measure', { ...report, metrics: [] }],
    ['more than it has to say', { ...report, visitor: 'me' }],
  ] as const) {
    test(`rejects ${name}`, async ({ request }) => {
      await expectRejection(await post(request, body), 400);
    });
  }

  test('rejects more than 4 kB, and other sites', async ({ request }) => {
    await expectRejection(await post(request, { ...report, path: `/${'a'.repeat(5000)}` }), 413);
    await expectRejection(await post(request, report, { 'sec-fetch-site': 'cross-site' }), 403);
  });
});

for (const path of ['/api/editor-area-autentication', '/api/editor-area-authentication']) {
  test.describe(`7 "hash, or input → success; with input also hashedPassword": POST ${path}`, () => {
    const post = (request: APIRequestContext, data: unknown, headers = ownAddress()) =>
      request.post(path, { data, headers });

    test('the right input returns the hash and stores it for 90 days; the hash returns success', async ({
      request,
    }) => {
      const hash = await signInAsEditor(request);
      const response = await post(request, { hash });
      expect(response.headers()['cache-control']).toBe('no-store');
      expect(await response.json()).toEqual({ success: true });
      const cookie = (await request.storageState()).cookies.find(({ name }) => name === 'editor');
      expect(cookie).toMatchObject({ value: hash, httpOnly: true, sameSite: 'Lax', path: '/' });
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(Math.round(days)).toBe(90);
    });

    for (const [name, body] of [
      ['a wrong input', { input: 'not-the-password' }],
      ['an empty input', { input: '' }],
      ['a made-up hash', { hash: 'made-up' }],
      ['the password as its hash', { hash: 'editor-demo' }],
    ] as const) {
      test(`${name} is no success, and sets no cookie`, async ({ request }) => {
        const response = await post(request, body);
        expect(response.status()).toBe(200);
        expect(await response.json()).toEqual({ success: false });
        expect(response.headers()['set-cookie']).toBeUndefined();
      });
    }

    for (const [name, body] of [
      ['nothing', {}],
      ['a number', { input: 1 }],
      ['a list', ['editor-demo']],
      ['more than 10 kB', { input: 'a'.repeat(11_000) }],
    ] as const) {
      test(`${name} is rejected with a message`, async ({ request }) => {
        await expectRejection(await post(request, body), 400);
      });
    }

    test('many wrong passwords are throttled, for their address alone', async ({ request }) => {
      const address = ownAddress();
      for (let count = 0; count < 10; count += 1)
        expect((await post(request, { input: `wrong-${count}` }, address)).status()).toBe(200);
      const rejected = await post(request, { input: 'wrong-10' }, address);
      await expectRejection(rejected, 429);
      expect(Number(rejected.headers()['retry-after'])).toBeGreaterThan(0);
      expect((await post(request, { input: 'wrong' })).status()).toBe(200);
    });
  });
}
