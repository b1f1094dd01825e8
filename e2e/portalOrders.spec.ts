import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { expectNarrow, detachCart, main, open, readCart, rowOf, table, title } from './support/parts';
import { signIn } from './support/portal';
import { outcomeOf, queryAs } from './support/portalData';
import { tick } from './support/portalLists';
import { test } from './support/test';

const path = '/en/mykomax/orders';

const orderSchema = z.object({ reference: z.string(), status: z.string() });
const pageSchema = z.object({ orders: z.object({ total: z.number(), items: z.array(orderSchema) }) });
const detailSchema = z.object({
  order: z.object({
    lines: z.array(
      z.object({
        articleNumber: z.string(),
        name: z.string(),
        quantity: z.number(),
        part: z.object({ id: z.string() }).nullable(),
      }),
    ),
  }),
});

const orders = (page: Page) => table(page, 'Orders');

const readOrders = async (page: Page, filter: Record<string, unknown> = {}) =>
  pageSchema.parse((await queryAs(page, 'Orders', { page: 1, pageSize: 100, ...filter })).data).orders.items;

const readLines = async (page: Page, reference: string) =>
  detailSchema.parse((await queryAs(page, 'Order', { reference, language: 'en' })).data).order.lines;

/** The demo data have one such order for each organisation. */
async function findOrderWithDiscontinuedPart(page: Page) {
  for (const { reference } of await readOrders(page, { statuses: ['delivered'] })) {
    const lines = await readLines(page, reference);
    const discontinued = lines.find(({ part }) => part === null);
    if (discontinued) return { reference, lines, discontinued };
  }
  throw new Error('Every ordered part is still sold.');
}

test.describe.configure({ timeout: 90_000 });
test.beforeEach(({ context }) => detachCart(context));

test('the order history is searched and filtered by its address, and opens an order', async ({ page }) => {
  await signIn(page, 'customer', path);
  await expect(title(page)).toHaveText('Orders');
  const shipped = await readOrders(page, { statuses: ['shipped'] });
  const [order] = shipped;
  if (!order) throw new Error('No order of the customer is on its way.');
  expect(await axeViolations(page)).toEqual([]);

  await tick(page, 'Status', 'On its way');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('status') === 'shipped');
  await expect(orders(page).getByRole('rowheader')).toHaveText(shipped.map(({ reference }) => reference));
  await main(page).getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(at('localhost', path));

  const search = main(page).getByRole('searchbox', { name: 'Order number, reference or part' });
  await search.fill(order.reference);
  await search.press('Enter');
  await expect(orders(page).getByRole('rowheader')).toHaveText([order.reference]);
  await orders(page).getByRole('link', { name: order.reference }).click();
  await expect(page).toHaveURL(at('localhost', `${path}/${order.reference}`));
  await expect(title(page)).toHaveText(order.reference);
  await expect(main(page).getByText('On its way')).toBeVisible();
  const lines = await readLines(page, order.reference);
  await expect(table(page, 'Ordered parts').getByRole('rowheader')).toHaveCount(lines.length);
  expect(await axeViolations(page)).toEqual([]);

  await main(page).getByRole('link', { name: 'All orders' }).click();
  await expect(title(page)).toHaveText('Orders');
});

test('a search without a match says so, and the way back shows all orders', async ({ page }) => {
  await signIn(page, 'customer', `${path}?text=no-such-order`);
  await expect(
    main(page).getByRole('heading', { name: 'No orders were found for your filter settings' }),
  ).toBeVisible();
  await main(page).getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(orders(page)).toBeVisible();
});

test('“order again” puts what is still sold into the cart, and names what is not', async ({ page }) => {
  await signIn(page, 'customer');
  const { reference, lines, discontinued } = await findOrderWithDiscontinuedPart(page);
  const available = lines.filter(({ part }) => part !== null);
  await open(page, `${path}/${reference}`);
  await expect(rowOf(table(page, 'Ordered parts'), discontinued.articleNumber)).toContainText(
    'No longer sold',
  );
  await expect(
    main(page).getByText(`${discontinued.name} (${discontinued.articleNumber}) is no longer sold`),
  ).toBeVisible();
  await main(page)
    .getByRole('button', { name: /^Add \d+ lines? to the cart again$/ })
    .click();
  await expect(main(page).getByRole('status').filter({ hasText: 'to the cart' })).toBeVisible();
  expect(await readCart(page)).toEqual(
    Object.fromEntries(available.map(({ articleNumber, quantity }) => [articleNumber, quantity])),
  );
  expect(await axeViolations(page)).toEqual([]);
  await main(page)
    .getByRole('link', { name: /^Cart: / })
    .click();
  await expect(table(page, 'Parts cart').getByRole('rowheader')).toHaveCount(available.length);
});

test('an order that is missing and one of another organisation look alike', async ({ page }) => {
  await signIn(page, 'customer');
  for (const reference of ['KMX-NONE-NONE', 'KMX-3D01-0000']) {
    await open(page, `${path}/${reference}`);
    await expect(main(page).getByRole('heading', { name: 'This order is not available' })).toBeVisible();
  }
  expect(outcomeOf(await queryAs(page, 'Order', { reference: 'KMX-NONE-NONE', language: 'en' }))).toBe(
    'ORDER_NOT_AVAILABLE',
  );
});

test('no screen of orders scrolls sideways on a phone', async ({ page }) => {
  await signIn(page, 'customer', path);
  const [order] = await readOrders(page);
  await expectNarrow(page, path);
  await open(page, `${path}/${order?.reference ?? ''}`);
  await expect(title(page)).toHaveText(order?.reference ?? '');
  await expectNarrow(page, `${path}/…`);
});
