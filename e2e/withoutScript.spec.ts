import { expect } from '@playwright/test';

import { at } from './support/addresses';
import { test } from './support/test';
import { allVisits } from './support/visits';

test.use({ javaScriptEnabled: false });

test('a visitor without script reads the home page and walks on @nojs', async ({ page }) => {
  await page.goto(at('localhost', '/en'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').first();
  const href = await link.getAttribute('href');
  await page.goto(at('localhost', href ?? ''));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'You are here' })).toBeVisible();
});

test('the page with all thirteen modules shows the content of each @nojs', async ({ page }) => {
  await page.goto(at('localhost', '/en/technology/anatomy-of-a-crimp'));
  const blocks = await page
    .locator('main [data-block]')
    .evaluateAll((elements) => [...new Set(elements.map((element) => element.getAttribute('data-block')))]);
  expect(blocks).toHaveLength(13);
  const response = page.locator('[data-block="accordion"] details').first();
  await response.locator('summary').click();
  await expect(response).toHaveAttribute('open', '');
});

test('the language switch works without script @nojs', async ({ page }) => {
  await page.goto(at('localhost', '/en/company'));
  const german = page.locator('a[hreflang="de"]').first();
  await page.goto(at('localhost', (await german.getAttribute('href')) ?? ''));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('content pages can be read and left again without script @nojs', async ({ page }) => {
  test.setTimeout(3 * 60_000);
  // The pages share their components, so a third is sufficient.
  const visits = (await allVisits('en')).filter((_visit, position) => position % 3 === 0);
  expect(visits.length).toBeGreaterThan(10);
  for (const { name, url } of visits) {
    await page.goto(url);
    const text = await page.locator('main').innerText();
    const links = await page.locator('header a[href], footer a[href]').count();
    expect({
      name,
      hasTitle: await page.locator('h1').isVisible(),
      isReadable: text.length > 80,
      ways: links > 3,
    }).toEqual({
      name,
      hasTitle: true,
      isReadable: true,
      ways: true,
    });
  }
});
