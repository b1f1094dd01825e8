import { expect, type Page } from '@playwright/test';

import { at, siteUrl } from './support/addresses';
import { axeViolations } from './support/axe';
import {
  arriveFromOwnAddress,
  expectLocked,
  expectOpen,
  enterPassword,
  disclosedParts,
  mainPage,
  partnerDocuments,
  postPassword,
  unlock,
} from './support/partnerDocuments';
import { ownAddress } from './support/readers';
import { sendRequest, linksOfMain } from './support/siteRequest';
import { test } from './support/test';

const { path, password, title, file, content } = partnerDocuments;

/** Unlocks the page by the form, which works with and without script. */
async function walkThroughTheForm(page: Page, inspect: () => Promise<void>) {
  await arriveFromOwnAddress(page);
  const arrival = await page.goto(at('localhost', path));
  expect(arrival?.status()).toBe(401);
  await expectLocked(page);
  const field = page.getByLabel('Password');
  await enterPassword(page, '');
  await expect(field).toHaveAccessibleDescription(/Please enter the password\./);
  await inspect();
  await enterPassword(page, 'Partner-2025');
  await expect(field).toHaveAccessibleDescription(/This password is incorrect\./);
  await expectLocked(page);
  await enterPassword(page, password);
  await expectOpen(page);
  await expect(page).toHaveURL(at('localhost', path));
  await inspect();
}

test.describe('6 "Page protection modes: none, password, CIAM role": a page behind a password', () => {
  test('a reader enters the password, gets a message for a wrong one and the page for the right one', async ({
    page,
  }) => {
    await walkThroughTheForm(page, async () => expect(await axeViolations(page)).toEqual([]));
  });

  test('the form needs no script @nojs', async ({ page }) => {
    await walkThroughTheForm(page, () => Promise.resolve());
  });

  test('a reader who walks to it through the site meets the form, and later the page', async ({ page }) => {
    await arriveFromOwnAddress(page);
    await page.goto(at('localhost', '/en/services/training'));
    const trail = page.getByRole('navigation', { name: 'You are here' });
    const menu = page.getByRole('navigation', { name: 'Main navigation' });
    const walkToIt = async () => {
      await menu.locator('summary').filter({ hasText: 'Services' }).click();
      await menu.getByRole('link', { name: title }).click();
    };
    await walkToIt();
    await expectLocked(page);
    await enterPassword(page, password);
    await expectOpen(page);
    await trail.getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL(/\/en\/services$/);
    await walkToIt();
    await expectOpen(page);
  });
});

test.describe('nothing of a protected page is disclosed to anonymous visitors', () => {
  // Control for the following checks: the text is available with the password.
  test('the words that are looked for are those of the page', async ({ request }) => {
    await unlock(request);
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toContain('no-store');
    expect(disclosedParts(await response.text())).toEqual(content);
    // Stored for the browser session.
    const { cookies } = await request.storageState();
    expect(cookies.find(({ name }) => name === 'page-access')).toMatchObject({
      expires: -1,
      httpOnly: true,
      sameSite: 'Lax',
    });
  });

  for (const [way, address, headers] of [
    ['as HTML', path, {}],
    ['as the payload of the router', path, { rsc: '1' }],
    ['as a prefetch of the router', path, { rsc: '1', 'next-router-prefetch': '1' }],
    [
      'as a segment of the router',
      path,
      { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    ],
    ['as JSON', `${path}/_payload.json`, {}],
    ['past the cache', `${path}?cache=false`, {}],
    ['in the next release', `${path}?nextRelease=true`, {}],
    ['with an encoded letter', '/en/services/partner%2Ddocuments', {}],
    ['with a doubled slash', '/en/services//partner-documents', {}],
    ['in another locale', '/de-ch/services/partner-documents', {}],
    ['with a made-up grant', path, { cookie: 'page-access=made.up' }],
    ['as if the proxy had been passed', path, { 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy' }],
    [
      'as if the proxy had decided',
      path,
      { 'x-middleware-rewrite': '/main/en/live/services/partner-documents' },
    ],
  ] as const) {
    test(`${way}: 401 without the content`, async ({ request }) => {
      const response = await request.get(address, { headers });
      expect(response.status()).toBe(401);
      expect(disclosedParts(await response.text())).toEqual([]);
    });
  }

  for (const address of [
    '/main/en/services/partner-documents',
    '/main/en/live/services/partner-documents',
    '/en/main/en/payload/services/partner-documents',
    '/og/main/en/services/partner-documents.png',
    '/en/services/partner-documents/rss.xml',
    `${path}.rsc`,
  ]) {
    test(`by an inner address it does not exist: ${address}`, async ({ request }) => {
      const response = await request.get(address);
      expect(response.status()).toBe(404);
      expect(disclosedParts(await response.text())).toEqual([]);
    });
  }

  test('by its id it is the same locked page', async ({ request }) => {
    const { id } = await mainPage('partner-documents');
    const response = await request.get(`/${id}?direct`);
    expect(response.status()).toBe(401);
    expect(disclosedParts(await response.text())).toEqual([]);
  });

  test('the JSON of the page requires the password and is not cached', async ({ request }) => {
    await unlock(request);
    const response = await request.get(`${path}/_payload.json`);
    expect([response.status(), response.headers()['cache-control']]).toEqual([200, 'private, no-store']);
    expect(disclosedParts(await response.text())).not.toEqual([]);
  });

  test('as a file of the router it does not exist', async ({ request }) => {
    const response = await request.get(`${path}.rsc`);
    expect(response.status()).toBe(404);
    expect(disclosedParts(await response.text())).toEqual([]);
  });

  test('a grant for one page with a letter changed opens nothing', async ({ request, playwright }) => {
    await unlock(request);
    const { cookies } = await request.storageState();
    const grant = cookies.find(({ name }) => name === 'page-access')?.value ?? '';
    const forged = grant.slice(0, -2) + (grant.endsWith('AA') ? 'BB' : 'AA');
    const anonymous = await playwright.request.newContext({ baseURL: siteUrl });
    const send = (value: string) => anonymous.get(path, { headers: { cookie: `page-access=${value}` } });
    expect((await send(grant)).status()).toBe(200);
    expect((await send(forged)).status()).toBe(401);
    await anonymous.dispose();
  });
});

test.describe('decision "Files of a protected page are protected as it is"', () => {
  test('the file is denied before the password, and served after it', async ({ request }) => {
    const before = await request.get(`${file}?l=en`, { headers: { accept: 'text/html' } });
    expect(before.status()).toBe(401);
    expect(before.headers()['cache-control']).toBe('private, no-store');
    expect(await before.text()).toContain(`href="${path}"`);
    await unlock(request);
    for (const [language, name] of [
      ['en', 'partner-conditions.pdf'],
      ['de', 'partner-conditions-de.pdf'],
    ] as const) {
      const after = await request.get(`${file}?l=${language}`);
      expect(after.status()).toBe(200);
      expect(after.headers()).toMatchObject({
        'cache-control': 'private, no-store',
        'content-language': language,
        'content-type': 'application/pdf',
      });
      expect(after.headers()['content-disposition']).toContain(`filename="${name}"`);
      expect((await after.body()).subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  test('HEAD, range and conditional requests are denied like the file', async ({ request, playwright }) => {
    await unlock(request);
    const { etag = '' } = (await request.get(file)).headers();
    expect(etag).toMatch(/^"/);
    const anonymous = await playwright.request.newContext({ baseURL: siteUrl });
    expect((await anonymous.get(file, { headers: { 'if-none-match': etag } })).status()).toBe(401);
    expect((await anonymous.get(file, { headers: { range: 'bytes=0-9' } })).status()).toBe(401);
    expect((await anonymous.get(`${file}?dl=true`)).status()).toBe(401);
    expect((await anonymous.head(file)).status()).toBe(401);
    await anonymous.dispose();
  });

  test('a file of a page for a role stays closed, whatever password was given', async ({ request }) => {
    await unlock(request);
    expect((await request.get('/file/service-bulletin-press-guard')).status()).toBe(401);
  });
});

test.describe('the form is no way to somewhere else, and no way to guess', () => {
  for (const [returnTo, expected] of [
    ['/en/services/partner-documents', '/en/services/partner-documents?access=required'],
    ['/en/company?a=b&access=wrong', '/en/company?a=b&access=required'],
    ['/@evil.example', '/@evil.example?access=required'],
    ['//evil.example', '/?access=required'],
    ['///evil.example', '/?access=required'],
    ['/\\evil.example', '/?access=required'],
    ['\\\\evil.example', '/?access=required'],
    ['/%2f%2fevil.example', '/?access=required'],
    ['/%5cevil.example', '/?access=required'],
    ['/\t/evil.example', '/?access=required'],
    ['/%09/evil.example', '/?access=required'],
    ['/en/..//evil.example', '/?access=required'],
    ['https://evil.example/', '/?access=required'],
    ['javascript:alert(1)', '/?access=required'],
    ['/en\r\nset-cookie: a=b', '/?access=required'],
    ['', '/?access=required'],
  ] as const) {
    test(`returnTo ${JSON.stringify(returnTo)} leads to ${expected}`, async ({ request }) => {
      const result = await postPassword(request, { pageId: 'any', password: '', returnTo });
      expect(result.status).toBe(303);
      expect(result.headers.location).toBe(expected);
      expect(new URL(result.headers.location ?? '', siteUrl).origin).toBe(new URL(siteUrl).origin);
      expect(result.headers['set-cookie']).toBeUndefined();
    });
  }

  test('many wrong passwords are throttled, for their address alone', async ({ request }) => {
    const { id: pageId } = await mainPage('partner-documents');
    const address = ownAddress();
    const guess = (text: string, from = address) => postPassword(request, { pageId, password: text }, from);
    for (let count = 0; count < 10; count += 1)
      expect((await guess(`wrong-${count}`)).headers.location).toMatch(/\?access=wrong$/);
    const rejected = await guess('wrong-10');
    expect(rejected.headers.location).toMatch(/\?access=throttled$/);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    const right = await guess(password);
    expect(right.headers.location).toMatch(/\?access=throttled$/);
    expect(right.headers['set-cookie']).toBeUndefined();
    expect((await guess(password, ownAddress())).headers.location).toBe(path);
    const { status, text } = await sendRequest(rejected.headers.location ?? '');
    expect(status).toBe(401);
    expect(text).toContain('Too many wrong passwords.');
    expect(disclosedParts(text)).toEqual([]);
  });

  test('repeating the right password is never throttled', async ({ request }) => {
    const { id: pageId } = await mainPage('partner-documents');
    const address = ownAddress();
    for (let count = 0; count < 12; count += 1)
      expect((await postPassword(request, { pageId, password }, address)).headers.location).toBe(path);
  });

  test('an unknown page and a page without a password respond like a wrong password', async ({ request }) => {
    const address = ownAddress();
    const ids = ['no-such-page', (await mainPage('service-bulletins')).id, (await mainPage('training')).id];
    for (const pageId of ids) {
      const result = await postPassword(request, { pageId, password }, address);
      expect(result.headers.location).toBe(`${path}?access=wrong`);
      expect(result.headers['set-cookie']).toBeUndefined();
    }
  });

  for (const [name, options] of [
    ['another kind of body', { headers: { 'content-type': 'text/plain' }, data: 'pageId=a' }],
    ['a body without a page', { form: { password: 'a' } }],
    ['a body of more than 10 kB', { form: { pageId: 'a', password: 'a'.repeat(11_000) } }],
  ] as const) {
    test(`${name} is rejected with a message`, async ({ request }) => {
      const response = await request.post('/api/page-access', options);
      expect(response.status()).toBe(400);
      expect(await response.json()).toEqual({ error: expect.stringMatching(/\.$/) });
    });
  }
});

test.describe('6 "CIAM role": what only signed-in customers read', () => {
  test('a page for a role requires signing in, and discloses nothing before', async () => {
    const { status, text } = await sendRequest('/en/services/service-bulletins');
    expect(status).toBe(401);
    expect(text).toContain('Please sign in to read this page.');
    for (const secret of ['2026-03', 'hood', 'What your maintenance should know', 'bulletin-press-guard'])
      expect(text).not.toContain(secret);
  });

  for (const address of ['/en/mykomax', '/de-ch/mykomax', '/en/mykomax/tickets/1']) {
    test(`the portal responds, and is not indexed: ${address}`, async ({ request }) => {
      const response = await request.get(address);
      expect(response.status()).toBe(200);
      expect(await response.text()).toMatch(/<meta name="robots" content="noindex/);
    });
  }
});

test.describe('protected pages are not offered to those who cannot read them', () => {
  const protectedPath = /services\/(partner-documents|service-bulletins)/;

  test('the sitemap lists the pages beside them and not them', async ({ request }) => {
    const index = await (await request.get('/sitemap.xml')).text();
    const parts = [...index.matchAll(/<sitemap><loc>([^<]+)/g)].map(([, address = '']) => address);
    const texts = await Promise.all(parts.map(async (part) => (await request.get(part)).text()));
    const all = [index, ...texts].join('\n');
    expect(all).toContain('/en/services/training</loc>');
    expect(all).not.toMatch(protectedPath);
  });

  for (const [missing, found] of [
    ['/en/services/partner-document', /\/en\/services\//],
    ['/en/services/service-bulletin', /\/en\/services\//],
    ['/en/services/trainin', /\/en\/services\/training$/],
    ['/en/no-such-page?q=Services', /\/en\/services/],
  ] as const) {
    test(`a page that does not exist suggests others: ${missing}`, async () => {
      const { status, text } = await sendRequest(missing);
      expect(status).toBe(404);
      const links = linksOfMain(text);
      expect(links.filter((href) => found.test(href)).length).toBeGreaterThan(0);
      expect(links.filter((href) => protectedPath.test(href))).toEqual([]);
    });
  }

  for (const query of ['Partner documents', 'Service bulletins', 'press guard']) {
    test(`a search on the missing page does not find “${query}”`, async () => {
      const { text } = await sendRequest(`/en/no-such-page?q=${encodeURIComponent(query)}`);
      expect(text).toContain(`value="${query}"`);
      expect(linksOfMain(text).filter((href) => protectedPath.test(href))).toEqual([]);
    });
  }
});
