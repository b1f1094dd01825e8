import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { main, open, product, productList, productPath, table, title } from './support/parts';
import { signIn } from './support/portal';
import { tick } from './support/portalLists';
import { test } from './support/test';

const products = (page: Page) => table(page, 'Product information');
const names = (page: Page) => products(page).getByRole('rowheader');
const column = async (page: Page, number: number) => [
  ...new Set(
    await products(page)
      .locator(`td:nth-child(${String(number)})`)
      .allInnerTexts(),
  ),
];
const total = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /^\d+ products?$/ });
const search = (page: Page) => main(page).getByRole('searchbox', { name: 'Name or item number' });

test('the list of products keeps search, filters and pages in the address, and Back undoes them', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signIn(page, 'customer', productList);
  await expect(names(page)).toHaveCount(20);
  expect(await axeViolations(page)).toEqual([]);
  const all = await total(page).innerText();
  const first = await names(page).first().innerText();
  const pages = page.getByRole('navigation', { name: 'Pages of products' });
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(at('localhost', `${productList}?page=2`));
  await expect(names(page).first()).not.toHaveText(first);

  await tick(page, 'Brand', 'Schleuniger');
  await expect(page).toHaveURL(at('localhost', `${productList}?brand=Schleuniger`));
  await expect.poll(() => column(page, 2)).toEqual(['Schleuniger']);
  await tick(page, 'Product status', 'Discontinued');
  await expect(page).toHaveURL(at('localhost', `${productList}?brand=Schleuniger&status=discontinued`));
  await expect.poll(() => column(page, 5)).toEqual(['Discontinued']);
  await tick(page, 'Machine type', 'Cable stripping machine');
  const filtered = `${productList}?brand=Schleuniger&status=discontinued&type=cableStrip`;
  await expect(page).toHaveURL(at('localhost', filtered));
  await expect.poll(() => column(page, 4)).toEqual(['Cable stripping machine']);

  const [name, itemNumber = ''] = await products(page)
    .getByRole('row')
    .nth(1)
    .locator('th, td:nth-child(3)')
    .allInnerTexts();
  await search(page).fill(itemNumber);
  await search(page).press('Enter');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('text') === itemNumber);
  await expect(names(page)).toHaveText([name ?? '']);
  await expect(total(page)).toHaveText('1 product');

  await page.goBack();
  await expect(page).toHaveURL(at('localhost', filtered));
  await expect(search(page)).toHaveValue('');
  for (let step = 0; step < 3; step += 1) await page.goBack();
  await expect(page).toHaveURL(at('localhost', `${productList}?page=2`));
  await expect(pages.locator('[aria-current]')).toHaveText('2');
  await page.goBack();
  await expect(page).toHaveURL(at('localhost', productList));
  await expect(total(page)).toHaveText(all);

  await open(page, `${productList}?text=no-such-product&brand=Komax`);
  await expect(search(page)).toHaveValue('no-such-product');
  await expect(main(page).getByText('No products were found for your filter settings')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(total(page)).toHaveText(all);

  await search(page).fill(product.name);
  await main(page).getByRole('search').getByRole('button', { name: 'Search' }).click();
  await products(page).getByRole('link', { name: product.name, exact: true }).click();
  await expect(page).toHaveURL(at('localhost', productPath));
  await expect(title(page)).toHaveText(product.name);
});

test('a product has four tabs, each with its own address, and needs no mouse', async ({ page }) => {
  test.setTimeout(90_000);
  const { keyboard } = page;
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await signIn(page, 'customer', productPath);
  await expect(page.getByRole('tablist', { name: `About ${product.name}` })).toBeVisible();
  await expect(tab('Spare and wear parts')).toHaveAttribute('aria-selected', 'true');
  await expect(table(page, 'Wear parts').getByRole('columnheader')).toContainText([
    'Part',
    'Replace after (cycles)',
    'Availability',
  ]);
  await expect(table(page, 'Spare parts')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await tab('Spare and wear parts').focus();
  await keyboard.press('ArrowRight');
  await expect(tab('Knowledge hub')).toBeFocused();
  await expect(tab('Knowledge hub')).toHaveAttribute('aria-selected', 'false');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(at('localhost', `${productPath}?tab=knowledge`));
  await expect(tab('Knowledge hub')).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel', { name: 'Knowledge hub' });
  await panel.locator('summary').first().focus();
  await keyboard.press('Enter');
  const article = panel.locator('details').first();
  await expect(article.getByRole('listitem').nth(1)).toBeVisible();
  await expect(article).toContainText(/\d+ minutes?/);
  expect(await axeViolations(page)).toEqual([]);

  await tab('Knowledge hub').focus();
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(at('localhost', `${productPath}?tab=software`));
  const releases = page.getByRole('tabpanel', { name: 'Software' });
  const dates = await releases
    .locator('time')
    .evaluateAll((all) => all.map((each) => each.getAttribute('datetime') ?? ''));
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual(dates.toSorted().toReversed());
  await expect(releases.getByText('Latest', { exact: true })).toHaveCount(1);
  await expect(releases.getByRole('listitem').first()).toContainText('Latest');
  expect(await axeViolations(page)).toEqual([]);

  await keyboard.press('End');
  await expect(tab('Order parts')).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(at('localhost', `${productPath}?tab=order`));
  await keyboard.press('ArrowRight');
  await expect(tab('Spare and wear parts')).toBeFocused();
  await page.goBack();
  await expect(tab('Software')).toHaveAttribute('aria-selected', 'true');
  await open(page, `${productPath}?tab=knowledge`);
  await expect(tab('Knowledge hub')).toHaveAttribute('aria-selected', 'true');

  await open(page, `${productList}/no-such-product`);
  await expect(title(page)).toHaveText('This product is not available');
  expect(await axeViolations(page)).toEqual([]);
});
