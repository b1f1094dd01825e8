import { expect, test } from '@playwright/test';

import { siteUrl } from './support/addresses';
import { injectFault, type Fault } from './support/faults';
import { revalidate } from './support/revalidate';

// One content service for all: what breaks it runs alone, after every other journey, one test at a time.
test.describe.configure({ mode: 'serial' });
test.afterEach(() => injectFault('none'));

const seen = `${siteUrl}/en/company`;
/** Each failure needs a page that nobody has read before. */
const unseen: Record<Exclude<Fault, 'none'>, string> = {
  down: `${siteUrl}/ja/company`,
  slow: `${siteUrl}/sk/company`,
  error: `${siteUrl}/ro/company`,
  nonsense: `${siteUrl}/hu/company`,
  nulls: `${siteUrl}/pt/company`,
};
const stackTrace = /\n\s+at \S+ \(/;

for (const fault of ['down', 'slow', 'error', 'nonsense', 'nulls'] as const) {
  test(`a content service that is or answers "${fault}": what was seen before stays, what was not says why`, async ({
    page,
  }) => {
    await page.goto(seen);
    const title = await page.title();
    await injectFault(fault);

    const known = await page.goto(seen);
    expect(known?.status()).toBe(200);
    expect(await page.title()).toBe(title);

    const unknown = await page.goto(unseen[fault]);
    expect(unknown?.status()).toBe(503);
    expect(unknown?.headers()['retry-after']).toBe('30');
    expect(await page.content()).not.toMatch(stackTrace);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByRole('link', { name: /home|start|domov|acas|kezd|iní|ホーム|トップ/i }).last(),
    ).toBeVisible();

    await injectFault('none');
    expect((await page.goto(unseen[fault]))?.status()).toBe(200);
  });
}

test('what was published while the service fails is served old, and new as soon as it is back', async ({
  page,
  request,
}) => {
  await page.goto(seen);
  const title = await page.title();
  await injectFault('nonsense');
  await revalidate(['system', 'site:main']);
  const stale = await page.goto(seen);
  expect(stale?.status()).toBe(200);
  expect(await page.title()).toBe(title);
  expect((await request.get(`${siteUrl}/readyz`)).status()).toBe(200);

  await injectFault('down');
  expect((await request.get(`${siteUrl}/readyz`)).status()).toBe(503);
  expect((await request.get(`${siteUrl}/healthz`)).status()).toBe(200);
});

test('the programmatic routes answer 503 with a sentence', async ({ request }) => {
  await injectFault('down');
  for (const path of ['/file/nothing-read-yet', '/api/site-navigation/public/cirris?lang=sk']) {
    const response = await request.get(`${siteUrl}${path}`);
    expect([path, response.status()]).toEqual([path, 503]);
    expect(await response.text()).not.toMatch(stackTrace);
  }
});
