import { expect } from '@playwright/test';

import { at } from './support/addresses';
import { publishFields, signInToRest } from './support/admin';
import { injectFault } from './support/faults';
import { deletePages, publishFreshPage } from './support/freshPages';
import { ownAddress } from './support/readers';
import { search } from './support/searchResponse';
import { test } from './support/test';

// All tests share one search service, so tests that break it run one at a time.
test.describe.configure({ mode: 'default' });
test.afterEach(() => injectFault('none', 'search'));

const requested = { localeCode: 'en', siteSlug: '', query: 'crimping' };

for (const fault of ['down', 'slow', 'error', 'nonsense', 'nulls'] as const)
  test(`while the search service fails ("${fault}"), search shows a message and other pages work`, async ({
    page,
    request,
  }) => {
    await injectFault(fault, 'search');
    const shown = await page.goto(at('localhost', '/en/search?q=crimping'));
    expect(shown?.headers()['cache-control']).toContain('no-store');
    const main = page.getByRole('main');
    await expect(main.getByText('Search is not available right now').first()).toBeVisible();
    await expect(main.getByRole('combobox')).toHaveValue('crimping');
    for (const path of ['search', 'suggest']) {
      const response = await request.post(`/api/search-proxy/${path}`, {
        headers: ownAddress(),
        data: requested,
      });
      expect([response.status(), await response.json()]).toEqual([
        503,
        { error: 'The search is not available at the moment.' },
      ]);
      expect(response.headers()['retry-after']).toBe('10');
    }
    expect((await request.get(at('localhost', '/en'))).status()).toBe(200);

    await injectFault('none', 'search');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “crimping”');
  });

test('a page that is published while the search service is down is found once it is back', async ({
  request,
}) => {
  test.setTimeout(60_000);
  await signInToRest(request);
  const page = await publishFreshPage(request, 'outage', ['en']);
  const title = `Outage of ${page.slug}`;
  try {
    await injectFault('down', 'search');
    await publishFields(request, page.id, { title });
    // The site has the new title, so it was notified.
    await expect
      .poll(async () => (await request.get(at('localhost', `/en/${page.slug}`))).text())
      .toContain(title);
    await injectFault('none', 'search');
    await expect
      .poll(async () => (await search(request, { query: title })).records.map((hit) => hit.title), {
        timeout: 30_000,
        intervals: [500],
      })
      .toContain(title);
  } finally {
    await deletePages(request, [page]);
  }
});
