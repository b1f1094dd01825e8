import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { main } from './support/parts';
import { signIn } from './support/portal';
import { queryAs } from './support/portalData';
import { test } from './support/test';

const waiting = (page: Page) => main(page).getByRole('region', { name: 'Waiting for you' });
const titleOf = (page: Page) => main(page).getByRole('heading', { level: 1 });
/** A card: its title, its number, its entries and its links. */
const card = (page: Page, name: string) =>
  waiting(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });

const dashboardSchema = z.object({
  dashboard: z.object({
    tickets: z.object({ total: z.number() }).nullable(),
    accessRequests: z.object({ total: z.number() }).nullable(),
    openOrders: z
      .object({ total: z.number(), items: z.array(z.object({ reference: z.string() })) })
      .nullable(),
  }),
});

const readDashboard = async (page: Page) =>
  dashboardSchema.parse((await queryAs(page, 'Dashboard')).data).dashboard;

test.describe.configure({ timeout: 90_000 });

test('what waits for the customer: orders on the way lead to an order, and to all open ones', async ({
  page,
}) => {
  await signIn(page, 'customer');
  const { openOrders } = await readDashboard(page);
  const [order] = openOrders?.items ?? [];
  if (!openOrders || !order) throw new Error('No order of the customer is on its way.');
  const shown = card(page, 'Orders on the way');
  await expect(shown).toContainText(String(openOrders.total));
  await expect(shown.getByRole('listitem')).toHaveCount(openOrders.items.length);
  await expect(waiting(page).getByRole('heading', { name: 'Access requests to decide' })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);

  await shown.getByRole('link', { name: order.reference }).click();
  await expect(titleOf(page)).toHaveText(order.reference);
  await page.goBack();
  await card(page, 'Orders on the way').getByRole('link', { name: 'All open orders' }).click();
  await expect(page).toHaveURL(({ pathname, searchParams }) =>
    [pathname, searchParams.getAll('status').toSorted().join()]
      .join(' ')
      .endsWith('/mykomax/orders accepted,requested,shipped'),
  );
});

test('an administrator finds the requests for access, and goes to all of them', async ({ page }) => {
  await signIn(page, 'admin');
  const { accessRequests } = await readDashboard(page);
  const shown = card(page, 'Access requests to decide');
  await expect(shown).toContainText(String(accessRequests?.total));
  await shown.getByRole('link', { name: 'All requests' }).click();
  await expect(page).toHaveURL(at('localhost', '/en/mykomax/user-admin/requests'));
});

test('who has access to nothing is shown no waiting work', async ({ page }) => {
  await signIn(page, 'newcomer');
  await expect(titleOf(page)).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});
