import { expect, type APIRequestContext, type Page } from '@playwright/test';

import { siteUrl } from './support/addresses';
import { publishFields, signInToRest } from './support/admin';
import { injectFault, type Fault } from './support/faults';
import { deletePages, publishFreshPage, type FreshPage } from './support/freshPages';
import { siteMessages } from './support/messages';
import { signInAsEditor } from './support/readers';
import { revalidate } from './support/revalidate';
import { test } from './support/test';

// All tests share one content service, so tests that break it run last and one at a time.
test.describe.configure({ mode: 'default' });

/** Each failure is tested in another language, on a page that has not been rendered before. */
const languageOf = {
  down: 'ja',
  slow: 'sk',
  error: 'ro',
  nonsense: 'hu',
  nulls: 'pt',
  blank: 'zh',
} satisfies Record<Exclude<Fault, 'none'>, string>;
const faults = ['down', 'slow', 'error', 'nonsense', 'nulls', 'blank'] as const;
const seen = `${siteUrl}/en/company`;
const stackTrace = /\n\s+at \S+ \(/;

const fresh: FreshPage[] = [];
const addressOf = ({ slug }: FreshPage, language = 'en') => `${siteUrl}/${language}/${slug}`;

/** A page that is in the index of the site but has never been loaded. */
async function freshPage(request: APIRequestContext, name: string, language = 'en'): Promise<FreshPage> {
  const languages = [...new Set(['en', language])];
  const published = await publishFreshPage(request, name, languages);
  const probe = await publishFreshPage(request, `${name}-probe`, languages);
  fresh.push(published, probe);
  const isKnown = async () => (await request.get(addressOf(probe, language))).status();
  await expect.poll(isKnown, { intervals: [100] }).toBe(200);
  return published;
}

test.beforeEach(({ request }) => signInToRest(request));
test.afterEach(async ({ request }) => {
  await injectFault('none');
  await deletePages(request, fresh.splice(0));
});

/** Expects the notice in the reader's language, with a link to continue. */
async function expectMaintenance(page: Page, language: string): Promise<void> {
  const format = siteMessages(language);
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
  await expect(page).toHaveTitle(format('error.title'));
  await expect(page.getByRole('heading', { level: 1, name: format('error.title') })).toBeVisible();
  await expect(page.getByText(format('error.notice.title'), { exact: true })).toBeVisible();
  await expect(page.getByText(format('error.notice.text'), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: format('error.home'), exact: true })).toHaveAttribute(
    'href',
    '/',
  );
}

for (const fault of faults) {
  test(`section 8: while the content service fails ("${fault}"), cached pages are served and others explain the failure`, async ({
    page,
    request,
  }) => {
    const language = languageOf[fault];
    const first = await freshPage(request, `unseen-${fault}`, language);
    await page.goto(seen);
    const title = await page.title();
    await injectFault(fault);

    const known = await page.goto(seen);
    expect(known?.status()).toBe(200);
    await expect(page).toHaveTitle(title);

    const unknown = await page.goto(addressOf(first, language));
    expect(unknown?.status()).toBe(503);
    const { 'retry-after': retryAfter, 'cache-control': cacheControl } = unknown?.headers() ?? {};
    expect({ retryAfter, cacheControl }).toEqual({ retryAfter: '30', cacheControl: 'private, no-store' });
    expect(await unknown?.text()).not.toMatch(stackTrace);
    expect(await unknown?.text()).toContain('noindex');
    await expectMaintenance(page, language);

    await injectFault('none');
    expect((await page.goto(addressOf(first, language)))?.status()).toBe(200);
    await expect(page).toHaveTitle(new RegExp(first.title));
  });
}

for (const fault of ['down', 'error', 'nonsense', 'blank'] as const) {
  test(`pages published while the service fails ("${fault}") show the old version, and the new one after recovery`, async ({
    request,
  }) => {
    const edited = await freshPage(request, `edited-${fault}`);
    const read = async () => {
      const response = await request.get(addressOf(edited));
      return { status: response.status(), title: /<title>([^<]*)/.exec(await response.text())?.[1] };
    };
    const old = await read();
    expect(old).toEqual({ status: 200, title: expect.stringContaining(edited.title) });
    await injectFault(fault);
    const newTitle = `Published meanwhile: ${edited.slug}`;
    await publishFields(request, edited.id, { title: newTitle });
    await revalidate(['system', 'site:main', 'redirects:main', 'media']);

    // Twice, as the second request uses the page cache of the first.
    expect([await read(), await read()]).toEqual([old, old]);

    await injectFault('none');
    await expect.poll(async () => (await read()).title, { intervals: [100] }).toContain(newTitle);
  });
}

for (const fault of ['down', 'slow', 'error'] as const) {
  test(`while the content service fails ("${fault}"), the site is alive and ready with cached pages`, async ({
    request,
  }) => {
    expect((await request.get(seen)).status()).toBe(200);
    await injectFault(fault);
    expect((await request.get(`${siteUrl}/healthz`)).status()).toBe(200);
    const ready = await request.get(`${siteUrl}/readyz`);
    expect([ready.status(), await ready.json()]).toEqual([
      200,
      { status: 'degraded', content: 'unreachable' },
    ]);
    expect((await request.get(seen)).status()).toBe(200);
    await injectFault('none');
    expect(await (await request.get(`${siteUrl}/readyz`)).json()).toEqual({ status: 'ready', content: 'ok' });
  });
}

for (const fault of faults) {
  test(`the programmatic routes return 503 with a message: "${fault}"`, async ({ request }) => {
    await signInAsEditor(request);
    await injectFault(fault);
    const file = await request.get(`${siteUrl}/file/line-overview?l=sk`, {
      headers: { accept: 'text/html' },
    });
    expect([file.status(), file.headers()['retry-after']]).toEqual([503, '10']);
    const html = await file.text();
    expect(html).not.toMatch(stackTrace);
    for (const id of ['file.unavailableTitle', 'file.unavailableText'])
      expect(html).toContain(siteMessages('sk')(id));

    // Drafts are never cached.
    const menus = await request.get(`${siteUrl}/api/site-navigation/editor/main?stage=DRAFT`);
    expect([menus.status(), menus.headers()['retry-after']]).toEqual([503, '10']);
    expect(await menus.json()).toEqual({ error: 'The navigation cannot be read at the moment.' });

    await injectFault('none');
    expect((await request.get(`${siteUrl}/file/line-overview?l=sk`)).status()).toBe(200);
    expect((await request.get(`${siteUrl}/api/site-navigation/editor/main?stage=DRAFT`)).status()).toBe(200);
  });
}
