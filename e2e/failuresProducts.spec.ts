import { expect, test, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { comparisonUrl, fourMachines } from './support/comparison';
import { injectFault } from './support/faults';
import { siteMessages } from './support/messages';
import { revalidate } from './support/revalidate';

// One product service for all: what breaks it runs alone, after every other journey, one test at a time.
test.describe.configure({ mode: 'default' });

const machine = '/products/crimp/crimp-lines/cresta-433';
const seen = {
  comparison: comparisonUrl(fourMachines),
  product: at('localhost', `/en${machine}`),
  classification: at('localhost', '/en/products/crimp/crimp-lines'),
  wireCheck: at('localhost', '/en/products/wire-check?wire=0.5mm2;5;1.6;200;W1'),
};

/** Places that only few readers ask for: of each list, one that nobody has read since the site started is enough. */
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
 * Nobody can tell a wrong path from one whose product was taken off the list, without asking the service. The answer is
 * remembered, so each test asks for another one.
 */
const createUndecided = () =>
  at('localhost', `/en/products/crimp/crimp-lines/no-such-machine-${String(Date.now())}`);

const statusOf = async (page: Page, url: string): Promise<number> =>
  (await page.request.get(url, { maxRedirects: 0 })).status();

async function findUnread(page: Page, urls: readonly string[]): Promise<string> {
  for (const url of urls) if ((await statusOf(page, url)) === 503) return url;
  throw new Error(`All of these are read already: ${urls.join(' ')}`);
}

/** The parts of a page that have to stay the same: its headings and the number of its table cells. */
async function outline(page: Page, url: string) {
  const response = await page.request.get(url);
  const [main = ''] = /<main[\s>][\s\S]*<\/main>/.exec(await response.text()) ?? [];
  return {
    status: response.status(),
    headings: [...main.matchAll(/<h[12]\b[^>]*>([\s\S]*?)<\/h[12]>/g)].map(([, text = '']) => text),
    rows: [...main.matchAll(/<tr\b/g)].length,
  };
}

/** The notice in the reader's language: what happened, that it passes, and a way on. */
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
  test(`while the product service is or answers "${fault}", cached pages are shown and others explain the failure`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const undecided = createUndecided();
    const before = new Map<string, Awaited<ReturnType<typeof outline>>>();
    for (const url of Object.values(seen)) before.set(url, await outline(page, url));
    expect([...before.values()].map(({ status }) => status)).toEqual([200, 200, 200, 200]);

    await injectFault(fault, 'product');
    // From here on the site asks again for all it knows of products, in vain.
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
