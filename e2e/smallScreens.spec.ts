import { expect } from '@playwright/test';

import { at } from './support/addresses';
import { namesWithEveryBlock } from './support/blocks';
import { overflowProblems, problemsOfPages, readDocuments } from './support/pageProblems';
import { applicationPages } from './support/products';
import { decide } from './support/shell';
import { test } from './support/test';
import { contentVisits } from './support/visits';

/** Pages in languages with long words and other scripts, and on other sites. */
const otherPages = [
  ['localhost', '/en'],
  ['localhost', '/en/technology/anatomy-of-a-crimp'],
  ['localhost', '/ja/locations?kind=plant'],
  ['localhost', '/ja/investors'],
  ['localhost', '/volta'],
  ['schleuniger.localhost', '/de/applications/rotary-stripping'],
  ['adaptronic.localhost', '/de'],
  ...applicationPages.map((path) => ['localhost', `/de${path}`] as const),
] as const;

test('no page scrolls sideways at 768, 390 and 320 px, or logs an error: German pages with every block @mobile', async ({
  page,
  request,
}) => {
  test.setTimeout(4 * 60_000);
  const german = await contentVisits('de');
  const names = namesWithEveryBlock((await readDocuments(request, german)).documents);
  const visits = [
    ...german.filter(({ name }) => names.includes(name)),
    ...otherPages.map(([host, path]) => ({ name: `${host} ${path}`, url: at(host, path) })),
  ];
  const inspect = () => overflowProblems(page, [768, 390, 320]);
  expect(await problemsOfPages(page, visits, inspect)).toEqual([]);
  // Its status is 401, because it asks for a password.
  await page.goto(at('localhost', '/de/services/partner-documents'));
  expect(await inspect()).toEqual([]);
});

test('the menu opens, its links work, and it closes after navigation @mobile', async ({ page }) => {
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

test('the menu leads to the other languages and to the customer area @mobile', async ({ page }) => {
  await page.goto(at('localhost', '/en/company/careers?testing=true'));
  const menu = page.locator('details[data-menu="main"] > summary');
  const languages = page.locator('details[data-menu="locale"]');
  await expect(languages.locator('summary')).toBeHidden();
  await menu.click();
  await languages.locator('summary').click();
  await languages.locator('a[hreflang="de-CH"]').click();
  await expect(page).toHaveURL(at('localhost', '/de-ch/company/careers'));
  await menu.click();
  await page.locator('[data-reader="anonymous"] details[data-menu="user"] summary').click();
  await expect(page.locator('a[href="/de-ch/mykomax"]').filter({ visible: true })).toBeVisible();
});

/** Maximum height at 390 px: 6,000 px, less for lists, and 10 % above the measured one for a long article (docs/adr/0051). */
const heights = [
  ['/en', 6000],
  ['/en/locations', 5000],
  ['/en/stories', 5800],
  ['/en/investors', 6000],
  ['/en/products', 6000],
  ['/en/products/crimp/crimp-lines/cresta-433', 6000],
  ['/en/technology/anatomy-of-a-crimp', 7800],
] as const;

test('the pages of the main paths stay short on a phone @mobile', async ({ page, context }) => {
  await decide(context, 'v1');
  for (const [path, max] of heights) {
    await page.goto(at('localhost', path));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect([path, height <= max]).toEqual([path, true]);
  }
});

test('a location opens by its name and by a link to it @mobile', async ({ page, context }) => {
  await decide(context, 'v1');
  await page.goto(at('localhost', '/en/locations'));
  const hours = page.locator('#location-head-office').getByText('Opening hours');
  await expect(hours).toBeHidden();
  await page.locator('summary').filter({ hasText: 'Komax head office' }).click();
  await expect(hours).toBeVisible();
  await page.goto(at('localhost', '/en/locations?show=target#location-schleuniger-thun'));
  await expect(page.locator('#location-schleuniger-thun').getByText('Opening hours')).toBeInViewport();
  await expect(hours).toBeHidden();
});

test('the columns of the footer open by their titles @mobile', async ({ page, context }) => {
  await decide(context, 'v1');
  await page.goto(at('localhost', '/en'));
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Careers', exact: true });
  await expect(link).toBeHidden();
  await footer.locator('summary').filter({ hasText: 'Company' }).press('Enter');
  await link.click();
  await expect(page).toHaveURL(/\/company\/careers$/);
});
