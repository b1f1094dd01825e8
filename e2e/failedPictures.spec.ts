import { expect } from '@playwright/test';

import { decide, openPage } from './support/shell';
import { test } from './support/test';

test.beforeEach(({ context }) => decide(context, 'v1'));

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
