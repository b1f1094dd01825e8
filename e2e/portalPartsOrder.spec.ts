import { randomUUID } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { axeViolations } from './support/axe';
import {
  isRequestOf,
  cartOf,
  changeResponse,
  main,
  openFilledCart,
  orderMails,
  quantityOf,
  readCart,
  restoreResponses,
  rowOf,
  storeCart,
  table,
} from './support/parts';
import { expectPortal } from './support/portal';
import { test } from './support/test';

const location = (page: Page) => main(page).getByRole('combobox', { name: 'Delivery location' });
const reference = (page: Page) => main(page).getByRole('textbox', { name: 'Your reference (optional)' });
const note = (page: Page) => main(page).getByRole('textbox', { name: 'Note to us (optional)' });
const send = (page: Page) => main(page).getByRole('button', { name: 'Send request' });
const place = 'Velmora Winterthur, Switzerland';

/** Records further orders of the browser, by key. */
function watchOrders(page: Page): readonly string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    const key = /"idempotencyKey":"([^"]+)"/.exec(request.postData() ?? '')?.[1];
    if (isRequestOf(request, 'OrderParts')) keys.push(key ?? '');
  });
  return keys;
}

test('an order whose response is lost keeps its entries, and is created once however often it is sent', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const [one, other] = await openFilledCart(page);
  const keys = watchOrders(page);
  await send(page).click();
  await expect(location(page)).toBeFocused();
  await expect(location(page)).toHaveAccessibleDescription(/Please enter a valid value/);
  expect(keys).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);

  const own = `Order ${randomUUID().slice(0, 8)}`;
  await location(page).selectOption({ label: place });
  await reference(page).fill(own);
  await note(page).fill('Please pack each part by itself.');
  // The service accepts the order, but the response is lost.
  await changeResponse(page, 'OrderParts', () => undefined);
  await send(page).click();
  const problem = main(page).getByRole('alert').filter({ hasText: 'The service is not responding' });
  await expect(problem).toBeVisible();
  await expect(problem.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^mailto:/);
  expect(await axeViolations(page)).toEqual([]);
  await restoreResponses(page);
  await page.reload();
  await expectPortal(page);
  await expect(location(page).locator('option:checked')).toHaveText(place);
  await expect(reference(page)).toHaveValue(own);
  await expect(note(page)).toHaveValue('Please pack each part by itself.');
  await expect(quantityOf(page, one.name)).toHaveValue('2');

  await send(page).dblclick();
  const sent = main(page).getByRole('status').filter({ hasText: 'Request sent' });
  await expect(sent).toContainText('Your request with 3 lines has reached us.');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await expect(main(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(await readCart(page)).toEqual({});
  expect(await axeViolations(page)).toEqual([]);
  const given = /KMX-\w{4}-\w{4}/.exec(await sent.innerText())?.[0] ?? '';
  const { toTeam: supportRequest, confirmation } = await orderMails(given);
  expect(supportRequest.subject).toBe(`Parts order ${given}: Velmora Automotive Wiring`);
  expect(supportRequest.replyTo?.[0]?.address).toBe('customer@demo.example');
  for (const text of [own, place.split(',')[0] ?? '', 'Please pack each part by itself.'])
    expect(supportRequest.text).toContain(text);
  expect(confirmation.subject).toBe(`We have received your parts order ${given}`);
  for (const { text } of [supportRequest, confirmation])
    for (const { articleNumber, name } of [one, other])
      expect(text).toContain(`2 × ${articleNumber}  ${name}`);

  // A sent order is not offered again.
  await storeCart(page, cartOf([one]));
  await expect(reference(page)).toHaveValue('');
  await expect(note(page)).toHaveValue('');
});

test('an unknown part is marked and rejected with its number, and the other entries stay', async ({
  page,
}) => {
  const [one] = await openFilledCart(page);
  await storeCart(page, cartOf([one, { id: 'part-nowhere', articleNumber: 'NO-SUCH-9' }]));
  const cart = table(page, 'Parts cart');
  await expect(rowOf(cart, 'NO-SUCH-9')).toContainText('Not available: please remove it');
  await location(page).selectOption({ label: place });
  await send(page).click();
  const rejection = main(page).getByRole('alert').filter({ hasText: 'The request was not accepted' });
  await expect(rejection).toContainText('We do not know these part numbers: NO-SUCH-9.');
  await expect(quantityOf(page, 'NO-SUCH-9')).toHaveAttribute('aria-invalid', 'true');
  await expect(quantityOf(page, one.name)).not.toHaveAttribute('aria-invalid');
  await expect(location(page).locator('option:checked')).toHaveText(place);
  expect(await readCart(page)).toEqual({ [one.articleNumber]: 2, 'NO-SUCH-9': 2 });
  expect(await axeViolations(page)).toEqual([]);
  await cart.getByRole('button', { name: 'Remove NO-SUCH-9' }).click();
  await expect(cart.getByRole('rowheader')).toHaveCount(1);
  expect(await readCart(page)).toEqual({ [one.articleNumber]: 2 });
});
