import { expect, type Locator, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { sidewaysOverflow } from './support/comparison';
import { listedNames, openFilters, places, productList } from './support/products';
import { decide } from './support/shell';
import { test } from './support/test';

test.beforeEach(({ context }) => decide(context, 'v1'));

const overview = at('localhost', '/en/products');
const crimping = at('localhost', `/en${places.crimp}`);
const head = (page: Page) => page.locator('[data-block="wire-filter"]');
const field = 'Your wire';
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
const found = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'Products found' });

/** Names of the machines that the wire check finds for one cross-section. */
async function machinesFor(page: Page, wire: string): Promise<readonly string[]> {
  await page.goto(at('localhost', `/en/products/wire-check?wire=${wire}`));
  return page
    .locator('#line-1 table')
    .first()
    .locator('tbody th')
    .evaluateAll((names) => names.map((name) => (name.textContent ?? '').trim()));
}

async function enterInHead(page: Page, wire: string): Promise<void> {
  await page.goto(overview);
  await head(page).getByRole('textbox', { name: field }).fill(wire);
  await head(page).getByRole('button', { name: 'Show machines' }).click();
}

async function narrowFromHead(page: Page): Promise<void> {
  await enterInHead(page, '0,5 mm²');
  await expect(page).toHaveURL(/\/en\/products\?wire=0\.5mm2(#product-list)?$/);
  await expect(chosen(page).getByRole('link').first()).toHaveText(/Your wire: 0\.5\smm²/);
  await expect(head(page).getByRole('textbox', { name: field })).toHaveValue(/^0\.5\smm²$/);
}

/** One error, at the field that has the entry. */
async function expectOneError(page: Page, entry: Locator): Promise<void> {
  await expect(entry).toHaveValue('thin');
  await expect(entry).toHaveAttribute('aria-invalid', 'true');
  await expect(entry).toHaveAccessibleDescription(/“thin” is not a cross-section\./);
  await expect(page.getByText('“thin” is not a cross-section.')).toHaveCount(1);
}

async function enterWrongly(page: Page): Promise<void> {
  await page.goto(crimping);
  const all = await found(page).innerText();
  await page.goto(`${crimping}?wire=thin`);
  const form = await openFilters(page);
  await expectOneError(page, form.getByRole('textbox', { name: field }));
  await expect(found(page)).toHaveText(all);
}

test.describe('"my wire" narrows every list of products', () => {
  test('from the head of the overview, and every list keeps it', async ({ page }) => {
    await narrowFromHead(page);
    await page.getByRole('link', { name: /^Show all/ }).click();
    await expect(page).toHaveURL(/\?wire=0\.5mm2&show=all#product-\d+$/);
    const german = page.locator('a[hreflang="de"]').first();
    await expect(german).toHaveAttribute('href', /\/de\/products\?wire=0\.5mm2$/);
    await page.getByRole('main').getByRole('link', { name: 'Crimp' }).first().click();
    await expect(page).toHaveURL(/\/en\/products\/crimp\?wire=0\.5mm2$/);
    await chosen(page).getByRole('link', { name: 'Remove filter: Your wire: 0.5 mm²' }).click();
    await expect(page).toHaveURL(/\/en\/products\/crimp(#product-list)?$/);
  });

  test('to the machines that the wire check finds', async ({ page }) => {
    const expected = await machinesFor(page, '35mm2');
    await page.goto(`${overview}?wire=35mm2&show=all`);
    expect(expected.length).toBeGreaterThan(1);
    expect([...(await listedNames(page))].sort()).toEqual([...expected].sort());
  });

  test('together with the other filters, in gauges too', async ({ page }) => {
    await page.goto(`${crimping}?brand=komax`);
    const form = await openFilters(page);
    await form.getByRole('textbox', { name: field }).fill('AWG 20');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/\/crimp\?brand=komax&wire=20awg(#product-list)?$/);
    await expect(chosen(page)).toContainText(/Your wire: 20\sAWG \(0\.518\smm²\)/);
    await expect(productList(page)).not.toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('a number is a gauge where the country measures so', async ({ page }) => {
    await page.goto(at('localhost', '/en-us/products?wire=20'));
    await expect(page).toHaveURL(/\/en-us\/products\?wire=20awg(#product-list)?$/);
  });

  test('without script @nojs', ({ page }) => narrowFromHead(page));

  test('an invalid entry stays with an error, and nothing is filtered @nojs', ({ page }) =>
    enterWrongly(page));
});

async function enterInMenu(page: Page, wire: string): Promise<void> {
  await page.goto(at('localhost', '/en/stories'));
  const form = page.locator('form:has(#wire-menu)');
  await page.locator('[data-menu="branch"]').filter({ has: form }).locator('summary').click();
  await form.getByRole('searchbox', { name: field }).fill(wire);
  await form.getByRole('button', { name: 'Show machines' }).click();
}

test.describe('the menu of the products has the field on every page', () => {
  test('which leads to the machines for the wire @nojs', async ({ page }) => {
    await enterInMenu(page, 'AWG 20');
    await expect(page).toHaveURL(/\/en\/products\?wire=20awg(#product-list)?$/);
    await expect(chosen(page)).toContainText(/Your wire: 20\sAWG/);
  });

  test('an empty entry is reported at the field of the overview @nojs', async ({ page }) => {
    await enterInMenu(page, '');
    const entry = head(page).getByRole('textbox', { name: field });
    await expect(entry).toHaveAttribute('aria-invalid', 'true');
    await expect(entry).toHaveAccessibleDescription(/Enter a cross-section such as/);
  });
});

test('the field of the overview fits on a small screen, with its error @mobile', async ({ page }) => {
  await enterInHead(page, 'thin');
  await expectOneError(page, page.getByRole('textbox', { name: field }));
  expect(await sidewaysOverflow(page)).toBe(0);
});
