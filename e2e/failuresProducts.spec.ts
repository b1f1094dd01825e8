import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { comparisonUrl, fourMachines } from './support/comparison';
import { injectFault } from './support/faults';
import { siteMessages } from './support/messages';
import { revalidate } from './support/revalidate';
import { test } from './support/test';

// All tests share one product service, so tests that break it run last and one at a time.
test.describe.configure({ mode: 'default' });

const machine = '/products/crimp/crimp-lines/cresta-433';
const seen = {
  comparison: comparisonUrl(fourMachines),
  product: at('localhost', `/en${machine}`),
  classification: at('localhost', '/en/products/crimp/crimp-lines'),
  wireCheck: at('localhost', '/en/products/wire-check?wire=0.5mm2;5;1.6;200;W1'),
};

/** Rarely visited pages: each list needs one that has not been rendered since the site started. */
const rare = {
  comparison: ['hu-hu', 'sk-sk', 'ro-ro', 'pt-br', 'es-mx', 'cs-sk'].map((locale) =>
    at('localhost', `/${locale}/products/compare?compare=crimp-lines:cresta-455,hosver-hx-5`),
  ),
  product: ['hu-hu', 'sk-sk', 'ro-ro', 'pt-br', 'es-mx', 'cs-sk'].map((locale) =>
    at('localhost', `/${locale}/products/crimp/crimp-lines/cresta-410`),
  ),
  wireCheck: ['hu', 'sk', 'ro', 'pt', 'es', 'cs', 'zh', 'ja', 'fr'].map((language) =>
    at('localhost', `/${language}/products/wire-check?wire=0.5mm2`),
  ),
};

/**
 * Only the service can distinguish a wrong path from that of an unlisted product. The result is cached, so each test uses
 * another path.
 */
const createUndecided = () =>
  at('localhost', `/en/products/crimp/crimp-lines/no-such-machine-${String(Date.now())}`);

const statusOf = async (page: Page, url: string): Promise<number> =>
  (await page.request.get(url, { maxRedirects: 0 })).status();

async function findUnread(page: Page, urls: readonly string[]): Promise<string> {
  for (const url of urls) if ((await statusOf(page, url)) === 503) return url;
  throw new Error(`All of these are read already: ${urls.join(' ')}`);
}

/** Parts of a page that must not change: its headings and the number of its table cells. */
async function outline(page: Page, url: string) {
  const response = await page.request.get(url);
  const [main = ''] = /<main[\s>][\s\S]*<\/main>/.exec(await response.text()) ?? [];
  return {
    status: response.status(),
    headings: [...main.matchAll(/<h[12]\b[^>]*>([\s\S]*?)<\/h[12]>/g)].map(([, text = '']) => text),
    rows: [...main.matchAll(/<tr\b/g)].length,
  };
}

/** Expects the notice in the reader's language, with a link to continue. */
async function expectMaintenance(page: Page, url: string): Promise<void> {
  const result = await page.goto(url);
  expect([url, result?.status(), result?.headers()['retry-after']]).toEqual([url, 503, '30']);
  expect(result?.headers()['cache-control']).toBe('private, no-store');
  const format = siteMessages(/^\/(\w+)/.exec(new URL(url).pathname)?.[1] ?? '');
  await expect(page.getByRole('heading', { level: 1, name: format('error.title') })).toBeVisible();
  await expect(page.getByText(format('error.notice.text'), { exact: true })).toBeVisible();
  expect(await result?.text()).not.toMatch(/\n\s+at \S+ \(/);
}

test.afterEach(() => injectFault('none', 'product'));

for (const fault of ['down', 'error', 'nonsense'] as const) {
  test(`while the product service fails ("${fault}"), cached pages are shown and others explain the failure`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const undecided = createUndecided();
    const before = new Map<string, Awaited<ReturnType<typeof outline>>>();
    for (const url of Object.values(seen)) before.set(url, await outline(page, url));
    expect([...before.values()].map(({ status }) => status)).toEqual([200, 200, 200, 200]);

    await injectFault(fault, 'product');
    // From here on the site tries to refresh all product data, without success.
    await revalidate(['products']);
    for (const url of Object.values(seen))
      expect([url, await outline(page, url)]).toEqual([url, before.get(url)]);
    const unread: string[] = [];
    for (const urls of Object.values(rare)) unread.push(await findUnread(page, urls));
    for (const url of unread) await expectMaintenance(page, url);
    await expectMaintenance(page, undecided);
    expect(await statusOf(page, at('localhost', '/en'))).toBe(200);
    const file = await page.request.get(
      at('localhost', '/api/comparison/hu_HU?compare=crimp-lines:no-such-machine'),
    );
    expect(file.status()).toBe(503);

    await injectFault('none', 'product');
    for (const url of unread) expect([url, await statusOf(page, url)]).toEqual([url, 200]);
    expect(await statusOf(page, undecided)).toBe(404);
    for (const url of Object.values(seen))
      expect([url, await outline(page, url)]).toEqual([url, before.get(url)]);
  });
}
