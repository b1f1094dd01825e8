import { randomUUID } from 'node:crypto';

import { expect, type Browser, type Page } from '@playwright/test';

import { axeViolations } from './support/axe';
import {
  cartPath,
  changeAccountCart,
  emptyAccountCart,
  detachCart,
  main,
  open,
  productPath,
  quantityOf,
  readAccountCart,
  readParts,
  reconnectCart,
  table,
} from './support/parts';
import { signIn } from './support/portal';
import { test } from './support/test';

// One cart for each account: a test at a time.
test.describe.configure({ mode: 'default', timeout: 90_000 });

const empty = (page: Page) => main(page).getByRole('heading', { name: 'Your cart is empty' });
const notReached = (page: Page) =>
  main(page).getByRole('status').filter({ hasText: 'We cannot reach your account at the moment.' });
const lists = (page: Page) => table(page, 'Saved lists');
const listRow = (page: Page, name: string) => lists(page).getByRole('row').filter({ hasText: name });

/** The customer's cart, empty. */
async function openEmptyCart(page: Page): Promise<void> {
  await signIn(page, 'customer');
  await emptyAccountCart(page);
  await open(page, cartPath);
  await expect(empty(page)).toBeVisible();
}

/** A second device of the customer. */
async function openOtherDevice(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'customer', cartPath);
  return page;
}

const setQuantity = async (page: Page, name: string, quantity: number) => {
  await quantityOf(page, name).fill(String(quantity));
  await quantityOf(page, name).press('Enter');
};

test('the cart follows the account to another device, and an order empties it on both', async ({
  page,
  browser,
}) => {
  await openEmptyCart(page);
  const [one] = await readParts(page);
  await open(page, `${productPath}?tab=order`);
  await main(page)
    .getByRole('button', { name: `Add to cart: ${one.name}`, exact: true })
    .click();
  await expect.poll(() => readAccountCart(page)).toEqual({ [one.articleNumber]: 1 });

  const other = await openOtherDevice(browser);
  await expect(quantityOf(other, one.name)).toHaveValue('1');
  await setQuantity(other, one.name, 5);
  await expect.poll(() => readAccountCart(page)).toEqual({ [one.articleNumber]: 5 });
  await open(page, cartPath);
  await expect(quantityOf(page, one.name)).toHaveValue('5');
  expect(await axeViolations(page)).toEqual([]);

  await main(page)
    .getByRole('combobox', { name: 'Delivery location' })
    .selectOption({ label: 'Velmora Winterthur, Switzerland' });
  await main(page).getByRole('button', { name: 'Send request' }).click();
  await expect(main(page).getByRole('status').filter({ hasText: 'Request sent' })).toBeVisible();
  expect(await readAccountCart(page)).toEqual({});
  await other.reload();
  await expect(empty(other)).toBeVisible();
  await other.context().close();
});

test('while the service is down the cart works and says so; then both devices have everything', async ({
  page,
}) => {
  await openEmptyCart(page);
  const [one, second, third] = await readParts(page);
  await changeAccountCart(page, [
    { ...one, quantity: 2 },
    { ...second, quantity: 3 },
  ]);
  await page.reload();
  await expect(quantityOf(page, one.name)).toHaveValue('2');

  await detachCart(page.context());
  await setQuantity(page, one.name, 4);
  await expect(notReached(page)).toBeVisible();
  await setQuantity(page, second.name, 8);
  expect(await axeViolations(page)).toEqual([]);
  expect(await readAccountCart(page)).toEqual({ [one.articleNumber]: 2, [second.articleNumber]: 3 });
  await changeAccountCart(page, [
    { ...second, quantity: 6 },
    { ...third, quantity: 1 },
  ]);

  await reconnectCart(page.context());
  await notReached(page).getByRole('button', { name: 'Try again' }).click();
  await expect(notReached(page)).toBeHidden();
  await expect(quantityOf(page, one.name)).toHaveValue('4');
  await expect(quantityOf(page, second.name)).toHaveValue('6');
  await expect(quantityOf(page, third.name)).toHaveValue('1');
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: `The newest quantities count: ${second.articleNumber}: 6` }),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await readAccountCart(page)).toEqual({
    [one.articleNumber]: 4,
    [second.articleNumber]: 6,
    [third.articleNumber]: 1,
  });
});

test('a saved list: a colleague adds it to a cart and renames it as administrator; its author deletes it', async ({
  page,
  browser,
}) => {
  const name = `Service ${randomUUID().slice(0, 8)}`;
  await openEmptyCart(page);
  const [one, second] = await readParts(page);
  await changeAccountCart(page, [
    { ...one, quantity: 2 },
    { ...second, quantity: 3 },
  ]);
  await page.reload();
  await expect(quantityOf(page, one.name)).toHaveValue('2');
  await main(page).getByRole('button', { name: 'Save cart as list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save cart as list' });
  await dialog.getByRole('textbox', { name: 'Name of the list' }).fill(name);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main(page).getByText(`The list “${name}” was saved.`)).toBeVisible();
  await expect(listRow(page, name)).toContainText('Carla Customer');
  await main(page).getByRole('button', { name: 'Save cart as list' }).click();
  await dialog.getByRole('textbox', { name: 'Name of the list' }).fill(name.toUpperCase());
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('already has a list with this name');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, 'staff', cartPath);
  await main(colleague)
    .getByRole('combobox', { name: 'Order for' })
    .selectOption({ label: 'Velmora Automotive Wiring' });
  await expect(listRow(colleague, name)).toBeVisible();
  await emptyAccountCart(colleague);
  await colleague.reload();
  await main(colleague)
    .getByRole('button', { name: `Add to cart: ${name}`, exact: true })
    .click();
  await expect(quantityOf(colleague, one.name)).toHaveValue('2');
  await expect(quantityOf(colleague, second.name)).toHaveValue('3');
  await main(colleague)
    .getByRole('button', { name: `Rename “${name}”` })
    .click();
  const renaming = colleague.getByRole('dialog', { name: 'Rename list' });
  await renaming.getByRole('textbox', { name: 'Name of the list' }).fill(`${name} yearly`);
  await renaming.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(listRow(colleague, `${name} yearly`)).toBeVisible();
  await expect
    .poll(() => readAccountCart(colleague))
    .toEqual({ [one.articleNumber]: 2, [second.articleNumber]: 3 });
  await emptyAccountCart(colleague);
  await colleague.context().close();

  await page.reload();
  await main(page)
    .getByRole('button', { name: `Delete “${name} yearly”` })
    .click();
  const deleting = page.getByRole('dialog', { name: `Delete “${name} yearly”?` });
  await deleting.getByRole('button', { name: 'Delete list' }).click();
  await expect(deleting).toBeHidden();
  await expect(main(page).getByText(`${name} yearly`)).toHaveCount(0);
});
