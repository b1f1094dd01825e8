import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import {
  cartOf,
  cartPath,
  detachCart,
  main,
  open,
  openFilledCart,
  productPath,
  quantityOf,
  readCart,
  readParts,
  rowOf,
  storeCart,
  table,
  title,
} from './support/parts';
import { signIn, signInByForm } from './support/portal';
import { test } from './support/test';
import { slowTimeoutMs } from './support/timeouts';

/** Waits until the cart is no longer dimmed by a refresh. */
async function settledViolations(page: Page): Promise<readonly string[]> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
  return axeViolations(page);
}

const cart = (page: Page) => table(page, 'Parts cart');
const lines = (page: Page) => cart(page).getByRole('rowheader');
const empty = (page: Page) => main(page).getByRole('heading', { name: 'Your cart is empty' });
const showsText = (page: Page, text: string) => main(page).getByRole('status').filter({ hasText: text });

test('parts come into the cart one by one, from a pasted list, and from a file that is dropped', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await detachCart(page.context());
  await signIn(page, 'customer', `${productPath}?tab=order`);
  const [one, other, third] = await readParts(page);
  const found = table(page, 'Find and order parts');
  const searchBox = main(page).getByRole('searchbox', { name: 'Part number or name' });
  await searchBox.fill(one.articleNumber);
  await searchBox.press('Enter');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('text') === one.articleNumber);
  await expect(found.getByRole('rowheader')).toHaveCount(1);
  expect(await settledViolations(page)).toEqual([]);
  const add = rowOf(found, one.articleNumber).getByRole('button', { name: `Add to cart: ${one.name}` });
  await quantityOf(page, one.name).fill('3');
  await add.click();
  await expect(main(page).getByText(`3 × ${one.name} was added to the cart.`)).toBeVisible();
  await rowOf(found, one.articleNumber)
    .getByRole('button', { name: `One more: ${one.name}` })
    .click();
  await add.click();
  await expect(main(page).getByText(`2 × ${one.name} was added to the cart.`)).toBeVisible();
  expect(await readCart(page)).toEqual({ [one.articleNumber]: 5 });

  const list = main(page).getByRole('textbox', { name: 'Part numbers' });
  const responses = table(page, 'Results for the lines of your list');
  await list.focus();
  await page.keyboard.insertText(
    [
      'Article;Quantity',
      `${other.articleNumber.toLowerCase()};4`,
      'NO-SUCH-1;1',
      `${third.articleNumber};0`,
    ].join('\n'),
  );
  await main(page).getByRole('button', { name: 'Check the list' }).click();
  await expect(responses.getByRole('rowheader')).toHaveText(['2', '3', '4']);
  await expect(rowOf(responses, other.articleNumber)).toContainText(other.name);
  await expect(rowOf(responses, 'NO-SUCH-1')).toContainText('Unknown part number');
  await expect(rowOf(responses, `${third.articleNumber};0`)).toContainText(
    'The quantity is not a whole number from 1 to 9999',
  );
  await expect(main(page).getByText('1 found, 2 not usable')).toBeVisible();
  expect(await settledViolations(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'Add 1 found line to the cart' }).click();
  await expect(list).toHaveValue('');
  expect(await readCart(page)).toEqual({ [one.articleNumber]: 5, [other.articleNumber]: 4 });

  const file = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'parts.csv', { type: 'text/csv' }));
    return transfer;
  }, `\ufeff"${third.articleNumber}","7"\r\n"${one.articleNumber}","1"\r\n`);
  await list.dispatchEvent('drop', { dataTransfer: file });
  await main(page).getByRole('button', { name: 'Add 2 found lines to the cart' }).click();
  await expect(main(page).getByText('2 lines were added to the cart.')).toBeVisible();
  expect(await readCart(page)).toEqual({
    [one.articleNumber]: 6,
    [other.articleNumber]: 4,
    [third.articleNumber]: 7,
  });
  await main(page).getByRole('link', { name: 'Cart: 3 lines' }).first().click();
  await expect(title(page)).toHaveText('Parts cart');
  await expect(main(page).getByText('3 lines, 17 pieces')).toBeVisible();
});

test('the cart: quantities, removing with a way back, emptying after a question, and another tab', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const [one, other, third] = await openFilledCart(page);
  expect(await settledViolations(page)).toEqual([]);
  const beyond = main(page)
    .getByRole('region', { name: 'Parts cart' })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await beyond, 'a table that scrolls fades over its last button').toBe(0);
  await quantityOf(page, one.name).fill('7');
  await quantityOf(page, one.name).press('Enter');
  await expect(showsText(page, '3 lines, 11 pieces')).toBeVisible();
  await quantityOf(page, one.name).fill('many');
  await quantityOf(page, one.name).press('Tab');
  await expect(quantityOf(page, one.name)).toHaveValue('7');

  await quantityOf(page, one.name).fill('0');
  await quantityOf(page, one.name).press('Enter');
  const removed = showsText(page, `7 × ${one.name} was removed from the cart.`);
  await expect(removed).toBeVisible();
  await expect(lines(page)).toHaveCount(2);
  expect(await settledViolations(page)).toEqual([]);
  await removed.getByRole('button', { name: 'Put back' }).click();
  await expect(quantityOf(page, one.name)).toHaveValue('7');
  await expect(removed).toBeHidden();
  await cart(page)
    .getByRole('button', { name: `Remove ${other.name}`, exact: true })
    .click();
  await expect(showsText(page, `2 × ${other.name} was removed from the cart.`)).toBeVisible();
  expect(await readCart(page)).toEqual({ [one.articleNumber]: 7, [third.articleNumber]: 2 });

  const second = await page.context().newPage();
  await open(second, cartPath);
  await expect(quantityOf(second, one.name)).toHaveValue('7');
  await cart(page)
    .getByRole('button', { name: `One more: ${one.name}`, exact: true })
    .click();
  await expect(quantityOf(second, one.name)).toHaveValue('8');

  await main(page).getByRole('button', { name: 'Empty the cart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Empty the whole cart?' });
  expect(await settledViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(lines(page)).toHaveCount(2);
  await main(page).getByRole('button', { name: 'Empty the cart' }).click();
  await dialog.getByRole('button', { name: 'Empty the cart' }).click();
  await expect(empty(page)).toBeVisible();
  await expect(empty(second)).toBeVisible();
  expect(await settledViolations(page)).toEqual([]);
  await main(page).getByRole('link', { name: 'Go to product information' }).click();
  await expect(title(page)).toHaveText('Product information');
});

test('a stored cart that cannot be read is an empty one, and each person of a browser has a cart', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const parts = await openFilledCart(page, signInByForm);
  const whole = cartOf(parts);
  await storeCart(page, whole.slice(0, -3));
  await expect(empty(page)).toBeVisible();
  await storeCart(page, whole);
  await expect(lines(page)).toHaveCount(3);

  await page.goto(at('localhost', '/en/mykomax/logout'));
  await expect(page).toHaveURL(at('localhost', '/en'), { timeout: slowTimeoutMs });
  await signIn(page, 'staff', cartPath);
  await expect(empty(page)).toBeVisible();
  await open(page, `${productPath}?tab=order`);
  await main(page)
    .getByRole('button', { name: `Add to cart: ${parts[0].name}`, exact: true })
    .click();
  await expect(main(page).getByRole('link', { name: 'Cart: 1 line' }).first()).toBeVisible();
  expect(await readCart(page, 'u-staff')).toEqual({ [parts[0].articleNumber]: 1 });
  expect(Object.values(await readCart(page))).toEqual([2, 2, 2]);
});
