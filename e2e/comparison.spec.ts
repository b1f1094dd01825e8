import { expect, type Locator, type Page } from '@playwright/test';

import { at } from './support/addresses';
import {
  addToComparison,
  basketKey,
  compareBar,
  compareButton,
  comparisonUrl,
  fourMachines,
  storeComparison,
  storedBasket,
} from './support/comparison';
import { tabTo } from './support/keyboard';
import { decide } from './support/shell';
import { test } from './support/test';

const bench = '/en/products/cut-strip/cut-strip-wire/cut-strip-bench';
const lines = '/en/products/crimp/crimp-lines';
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Compare products' });
const itemsOf = async (page: Page) =>
  (await panelOf(page).getByRole('listitem').allInnerTexts()).map((text) => text.split('\n').at(-1));
const classificationsOf = (page: Page) => panelOf(page).getByRole('heading', { level: 3 });

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, panelOf(page).getByRole('button', { name, exact: true }).first());
  await page.keyboard.press('Enter');
}

/** Opens the panel by keyboard, on a page that is not the comparison itself. */
async function openPanel(page: Page, path = lines): Promise<Locator> {
  await page.goto(at('localhost', path));
  const opener = page.getByRole('button', { name: 'Show list' });
  await expect(opener).toBeVisible();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(classificationsOf(page).first()).toBeVisible();
  return opener;
}

test.beforeEach(({ context }) => decide(context, 'v1'));

test('four machines of two classifications are collected on a list, a product page and its variants, and counted', async ({
  page,
}) => {
  await page.goto(at('localhost', bench));
  await addToComparison(page, 'linea-220');
  await expect(compareBar(page)).toContainText('To compare: 1');
  await page.goto(at('localhost', `${bench}/linea-240`));
  await addToComparison(page, 'linea-240', 'product-linea-240-v2');
  await addToComparison(page, 'linea-240', 'product-linea-240-v3');
  await page.goto(at('localhost', `${lines}/cresta-433`));
  await addToComparison(page, 'cresta-433');
  await expect(compareBar(page)).toContainText('To compare: 4');
  await expect(
    page.getByRole('status').filter({ hasText: 'Cresta 433 was added to the comparison.' }),
  ).toHaveCount(1);

  await page.reload();
  await expect(compareBar(page)).toContainText('To compare: 4');
  await expect(compareButton(page, 'cresta-433')).toHaveAttribute('aria-pressed', 'true');
  await compareBar(page).getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(comparisonUrl(fourMachines));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Bench machines',
    'Automatic lines',
  ]);
  await expect(compareBar(page)).toBeHidden();
});

test.describe('4 "Basket: add, remove one, remove all of a product, remove classification" by keyboard', () => {
  test.beforeEach(({ page }) => storeComparison(page, fourMachines));

  test('Escape gives the focus back; one goes, all variants of a product, and with its last product the classification', async ({
    page,
  }) => {
    const opener = await openPanel(page);
    await tabTo(page, panelOf(page).getByRole('button', { name: 'Remove Linea 220' }));
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect.poll(() => itemsOf(page)).toHaveLength(4);
    await press(page, 'Remove Linea 220');
    await expect
      .poll(() => itemsOf(page))
      .toEqual(['Linea 240 HS, 0.08–6 mm²', 'Linea 240 L, 0.08–6 mm²', 'Cresta 433']);
    await expect(panelOf(page).locator(':focus')).toHaveCount(1);
    await expect(compareBar(page)).toContainText('To compare: 3');

    await press(page, 'Remove all variants of Linea 240');
    await expect(classificationsOf(page)).toHaveText(['Automatic lines']);
    await press(page, 'Remove Cresta 433');
    await expect(panelOf(page)).toContainText('Nothing to compare yet.');
    expect(await storedBasket(page)).toBe('{"classifications":[]}');
  });

  test('a classification goes at once, then everything; the link leads to the comparison', async ({
    page,
  }) => {
    await openPanel(page, bench);
    await expect(compareButton(page, 'linea-220')).toHaveAttribute('aria-pressed', 'true');
    await press(page, 'Remove Bench machines from the comparison');
    await expect(classificationsOf(page)).toHaveText(['Automatic lines']);
    await expect(compareButton(page, 'linea-220')).toHaveAttribute('aria-pressed', 'false');
    await expect(compareBar(page)).toContainText('To compare: 1');
    await tabTo(page, panelOf(page).getByRole('link', { name: 'Compare' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(comparisonUrl('crimp-lines:cresta-433'));

    await openPanel(page, bench);
    await press(page, 'Clear the comparison');
    await expect(panelOf(page)).toContainText('Nothing to compare yet.');
    await page.keyboard.press('Escape');
    await expect(compareBar(page)).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
  });
});

test('a comparison is shared between tabs, including an open panel', async ({ page, context }) => {
  await page.goto(at('localhost', bench));
  await addToComparison(page, 'linea-220');
  const other = await context.newPage();
  await openPanel(other, bench);
  await expect.poll(() => itemsOf(other)).toEqual(['Linea 220']);
  await addToComparison(page, 'linea-260');
  await expect.poll(() => itemsOf(other)).toEqual(['Linea 220', 'Linea 260']);
  await expect(compareBar(other)).toContainText('To compare: 2');
  await expect(compareButton(other, 'linea-260')).toHaveAttribute('aria-pressed', 'true');
});

test('8 "Unparsable stored basket or cart resets to empty"', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(at('localhost', bench));
  await page.evaluate((key) => localStorage.setItem(key, '{"classifications":['), basketKey);
  await page.reload();
  await expect(compareButton(page, 'linea-220')).toHaveAttribute('aria-pressed', 'false');
  await expect(compareBar(page)).toBeHidden();
  await addToComparison(page, 'linea-220');
  expect(JSON.parse((await storedBasket(page)) ?? '')).toEqual({
    classifications: [
      { slug: 'cut-strip-bench', products: [{ key: 'linea-220:1', slug: 'linea-220', variantId: null }] },
    ],
  });
  expect(errors).toEqual([]);
});

test('the comparison page without a query shows the reader’s own comparison', async ({ page }) => {
  await storeComparison(page, fourMachines);
  await page.goto(at('localhost', '/en/products/compare'));
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Show your comparison' }).click();
  await expect(page).toHaveURL(comparisonUrl(fourMachines));
});
