import { expect } from '@playwright/test';

import { at } from './support/addresses';
import { sendRaw } from './support/rawRequest';
import { test } from './support/test';

const file = '/file/line-overview';
const german = `${file}?l=de`;

test.describe('2.2 "/file/{slug} serves files, with optional l={locale}"', () => {
  for (const [preference, address, headers, language, name, vary] of [
    ['a language', german, {}, 'de', 'line-overview-de.pdf', false],
    ['a locale', `${file}?l=de-ch`, {}, 'de', 'line-overview-de.pdf', false],
    ['a locale in another spelling', `${file}?l=de_CH`, {}, 'de', 'line-overview-de.pdf', false],
    ['a language without a version', `${file}?l=ja`, {}, 'en', 'line-overview.pdf', false],
    [
      'a language against that of the browser',
      `${file}?l=en`,
      { 'accept-language': 'de' },
      'en',
      'line-overview.pdf',
      false,
    ],
    [
      'the browser’s language',
      file,
      { 'accept-language': 'de-AT,de;q=0.9' },
      'de',
      'line-overview-de.pdf',
      true,
    ],
    [
      'the browser’s second language',
      file,
      { 'accept-language': 'fr;q=0.9,de;q=0.8,en;q=0.1' },
      'de',
      'line-overview-de.pdf',
      true,
    ],
    [
      'a language that is none',
      `${file}?l=klingon`,
      { 'accept-language': 'xx' },
      'en',
      'line-overview.pdf',
      false,
    ],
  ] as const) {
    test(`a request for ${preference} gets the ${language} version`, async ({ request }) => {
      const response = await request.get(address, { headers });
      expect(response.status()).toBe(200);
      expect(response.headers()).toMatchObject({
        'content-language': language,
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${name}"; filename*=UTF-8''${name}`,
        'cache-control': 'public, max-age=300',
        'content-security-policy':
          "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      });
      // A cache must not serve the German version to everybody because the first request was German.
      expect(/accept-language/.test(response.headers().vary ?? '')).toBe(vary);
      expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
    });
  }

  test('the versions are different documents, each with its own entity tag', async ({ request }) => {
    const [first, second] = await Promise.all([request.get(german), request.get(`${file}?l=en`)]);
    expect((await first.body()).equals(await second.body())).toBe(false);
    expect(first.headers().etag).not.toBe(second.headers().etag);
  });

  test('"dl=true to force download": the browser saves the file under its name', async ({ page }) => {
    await page.goto(at('localhost', '/en/contact'));
    const download = page.waitForEvent('download');
    await page.evaluate((address) => window.location.assign(address), `${german}&dl=true`);
    expect((await download).suggestedFilename()).toBe('line-overview-de.pdf');
    await expect(page).toHaveURL(/\/en\/contact$/);
  });

  for (const [value, kind] of [
    ['true', 'attachment'],
    ['false', 'inline'],
    ['', 'inline'],
  ] as const) {
    test(`dl=${value} is ${kind}, with a name of RFC 6266`, async ({ request }) => {
      const { 'content-disposition': disposition } = (await request.get(`${german}&dl=${value}`)).headers();
      expect(disposition).toBe(
        `${kind}; filename="line-overview-de.pdf"; filename*=UTF-8''line-overview-de.pdf`,
      );
    });
  }
});

test.describe('decision "/file/{slug} answers Range requests, ETag"', () => {
  for (const [range, first, last] of [
    ['bytes=0-9', 0, 9],
    ['bytes=100-199', 100, 199],
    ['bytes=200-', 200, -1],
    ['bytes=-50', -50, -1],
    ['bytes=10-99999999', 10, -1],
  ] as const) {
    test(`the part ${range} is exactly those bytes`, async ({ request }) => {
      const whole = await (await request.get(german)).body();
      const response = await request.get(german, { headers: { range } });
      expect(response.status()).toBe(206);
      const start = first < 0 ? whole.length + first : first;
      const end = last < 0 ? whole.length - 1 : last;
      expect(response.headers()['content-range']).toBe(`bytes ${start}-${end}/${whole.length}`);
      expect((await response.body()).equals(whole.subarray(start, end + 1))).toBe(true);
    });
  }

  test('a part that does not exist is 416, with the length that there is', async ({ request }) => {
    const { length } = await (await request.get(german)).body();
    const response = await request.get(german, { headers: { range: `bytes=${length}-` } });
    expect(response.status()).toBe(416);
    expect(response.headers()['content-range']).toBe(`bytes */${length}`);
    expect((await response.body()).length).toBe(0);
  });

  for (const [name, range] of [
    ['several parts at once', 'bytes=0-1,4-5'],
    ['another unit', 'pages=1-2'],
    ['a range that is none', 'bytes=a-b'],
  ] as const) {
    test(`${name} returns the complete file`, async ({ request }) => {
      const response = await request.get(german, { headers: { range } });
      expect(response.status()).toBe(200);
      expect((await response.body()).equals(await (await request.get(german)).body())).toBe(true);
    });
  }

  test('a download resumes only if the file is unchanged', async ({ request }) => {
    const { etag = '' } = (await request.get(german)).headers();
    const goOn = (ifRange: string) =>
      request.get(german, { headers: { range: 'bytes=5-9', 'if-range': ifRange } });
    expect((await goOn(etag)).status()).toBe(206);
    expect((await goOn('"another"')).status()).toBe(200);
  });

  test('a valid cached copy is not sent again', async ({ request }) => {
    const { etag = '', 'last-modified': modified = '' } = (await request.get(german)).headers();
    expect(Date.parse(modified)).toBeGreaterThan(0);
    for (const [name, value] of [
      ['if-none-match', etag],
      ['if-none-match', `"another", W/${etag}`],
      ['if-modified-since', modified],
    ] as const) {
      const response = await request.get(german, { headers: { [name]: value } });
      expect(response.status()).toBe(304);
      expect(response.headers().etag).toBe(etag);
      expect((await response.body()).length).toBe(0);
    }
    const changed = await request.get(german, { headers: { 'if-none-match': '"another"' } });
    expect(changed.status()).toBe(200);
  });

  test('HEAD returns the headers of GET without the body', async ({ request }) => {
    const head = await request.head(german);
    expect(head.status()).toBe(200);
    expect((await head.body()).length).toBe(0);
    const get = await request.get(german);
    const names = ['etag', 'content-type', 'content-disposition', 'content-language', 'cache-control'];
    for (const name of [...names, 'content-security-policy'])
      expect([name, head.headers()[name]]).toEqual([name, get.headers()[name]]);
  });

  test('methods other than GET and HEAD are rejected', async ({ request }) => {
    expect((await request.post(german)).status()).toBe(405);
    expect((await request.delete(german)).status()).toBe(405);
  });
});

test.describe('unknown files', () => {
  test('an unknown file is a page in the reader’s language', async ({ page }) => {
    const response = await page.goto(at('localhost', '/file/no-such-paper?l=de'));
    expect(response?.status()).toBe(404);
    expect(response?.headers()['cache-control']).toContain('no-store');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1, name: 'Datei nicht gefunden' })).toBeVisible();
  });

  test('a program gets plain text', async ({ request }) => {
    const response = await request.get('/file/no-such-paper', { headers: { accept: '*/*' } });
    expect(response.status()).toBe(404);
    expect(response.headers()).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  for (const path of [
    '/file/..%2f..%2f..%2fetc%2fpasswd',
    '/file/..%5c..%5cpackage.json',
    '/file/%2e%2e%2fmedia%2fline-overview.pdf',
    '/file/../../../../etc/passwd',
    '/file/%2e%2e/%2e%2e/etc/passwd',
    '/file/line-overview%00.pdf',
    '/file/line-overview.pdf/../../../etc/passwd',
    '/file/%E0%A4%A',
    '/file/',
    `/file/${'a'.repeat(5000)}`,
  ]) {
    test(`leads nowhere, without a trace of the server: ${path.slice(0, 45)}`, async () => {
      const { status, body } = await sendRaw(path);
      expect([301, 302, 308, 400, 404]).toContain(status);
      expect(body).not.toMatch(/root:|"dependencies"|%PDF-|\n\s+at \S+ \(/);
    });
  }
});
