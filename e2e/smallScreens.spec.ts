import { expect, test } from '@playwright/test';

import { at } from './support/addresses';
import { applicationPages } from './support/products';

const visits = [
  ['localhost', '/en'],
  ['localhost', '/en/technology/anatomy-of-a-crimp'],
  ['localhost', '/de/solutions/crimping'],
  ['localhost', '/volta'],
  ['schleuniger.localhost', '/de/applications/rotary-stripping'],
  ['adaptronic.localhost', '/de'],
  ...applicationPages.map((path) => ['localhost', `/de${path}`] as const),
] as const;

for (const width of [320, 390, 768]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    test.setTimeout(2 * 60_000);
    await page.setViewportSize({ width, height: 800 });
    for (const [host, path] of visits) {
      await page.goto(at(host, path));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, overflow]).toEqual([path, 0]);
    }
  });
}

test('the menu opens, leads on and closes behind the visitor', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('schleuniger.localhost', '/en'));
  await page.getByText('Menu', { exact: true }).click();
  const link = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Heritage' });
  await link.click();
  await expect(page).toHaveURL(/\/en\/heritage$/);
  await expect(link).toBeHidden();
});
