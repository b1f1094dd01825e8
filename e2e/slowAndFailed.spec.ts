import { expect, test, type Route } from '@playwright/test';

import { decide, openPage } from './support/shell';

test.beforeEach(({ context }) => decide(context, 'v1'));

test('a slow navigation shows the wire as its progress, and the page comes back without it', async ({
  page,
}) => {
  // Nothing may be rendered ahead.
  await page.route('**/_assets/speculation-rules-*', (route) => route.abort());
  const held: Route[] = [];
  await page.route('**/en/legal/imprint', (route) => {
    held.push(route);
  });
  await openPage(page, '/en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint', exact: true }).click();
  const wire = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header, '::after').content);
  await expect.poll(wire).toBe('""');
  await page.unroute('**/en/legal/imprint');
  for (const route of held) await route.continue();
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
});

test('a picture that cannot be loaded leaves its place and its name', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort());
  await openPage(page, '/en/technology/anatomy-of-a-crimp');
  const failed = page.locator('[data-block="lightbox-gallery"] [data-failed]').first();
  await failed.scrollIntoViewIfNeeded();
  await expect(failed).toBeVisible();
  const box = await failed.boundingBox();
  expect(box?.height).toBeGreaterThan(100);
  await expect(failed.locator('img')).toBeHidden();
});
