import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { detachCart, title } from './support/parts';
import { signIn } from './support/portal';
import { queryPortal, readTokens } from './support/portalData';
import { findServicedMachine, readPassport } from './support/portalMachines';
import { decide } from './support/shell';
import { test } from './support/test';

const dashboard = '/en/mykomax';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search the portal' });
const field = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');
const group = (page: Page, name: string) => palette(page).getByRole('group', { name, exact: true });
const active = (page: Page) => palette(page).getByRole('option', { selected: true });
const openButton = (page: Page) =>
  page.locator('[aria-keyshortcuts="Control+K Meta+K"]').filter({ hasText: 'Search' });

async function openPalette(page: Page, text = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
}

/** Opens the first result for a text. */
async function goTo(page: Page, text: string, name: string | RegExp, path: string): Promise<void> {
  await openPalette(page, text);
  await expect(active(page)).toHaveAccessibleName(name);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL(at('localhost', path));
}

const ticketsSchema = z.object({
  tickets: z.object({
    items: z.array(z.object({ id: z.string(), number: z.string(), subject: z.string() })).min(1),
  }),
});

const foundSchema = z.object({
  portalSearch: z.object({
    tickets: z.array(z.unknown()),
    machines: z.array(z.unknown()),
    parts: z.array(z.unknown()),
  }),
});

async function findTicket(page: Page) {
  const { access_token: accessToken } = await readTokens(page);
  const { data } = await queryPortal(page.request, accessToken, 'TicketList', { page: 1, pageSize: 1 });
  const [ticket] = ticketsSchema.parse(data).tickets.items;
  if (!ticket) throw new Error('There are no tickets.');
  return ticket;
}

async function open(page: Page, person: 'customer' | 'newcomer'): Promise<void> {
  await signIn(page, person);
}

test.describe.configure({ timeout: 90_000 });
test.beforeEach(({ context }) => decide(context, 'v1'));

test.describe('the command palette (portal, section 6)', () => {
  test('goes to a machine by its serial number, a ticket by its number, a part, a page and a setting', async ({
    page,
  }) => {
    await detachCart(page.context());
    await open(page, 'customer');
    const ticket = await findTicket(page);
    const { machine, wearParts } = await readPassport(page, (await findServicedMachine(page)).id);
    const [{ part } = { part: { articleNumber: '', name: '' } }] = wearParts;

    await goTo(
      page,
      machine.serialNumber,
      new RegExp(machine.serialNumber),
      `${dashboard}/inventory/${machine.id}`,
    );
    await expect(title(page)).toHaveText(machine.name);
    await goTo(page, ticket.number, new RegExp(ticket.number), `${dashboard}/tickets/${ticket.id}`);
    await expect(title(page)).toContainText(ticket.subject);
    await goTo(page, part.articleNumber, new RegExp(part.articleNumber), `${dashboard}/cart`);
    await expect(page.getByRole('main')).toContainText(part.articleNumber);
    await goTo(page, 'download cen', 'Download centre', `${dashboard}/downloads`);
    await expect(title(page)).toHaveText('Download centre');
    await goTo(page, 'inches', 'Units of measure', `${dashboard}/account#account-measurementSystem`);
    await expect(page.locator('#account-measurementSystem')).toBeVisible();

    // Recent choices come first.
    await openPalette(page);
    await expect(group(page, 'Recently chosen').getByRole('option')).toHaveCount(5);
    await expect(group(page, 'Recently chosen').getByRole('option').first()).toHaveAccessibleName(
      'Units of measure',
    );
    await page.keyboard.type('nothing is called so');
    await expect(palette(page).getByRole('status')).toHaveText(
      'Nothing was found. Try a number, a shorter word or another spelling.',
    );
    await expect(options(page)).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('is worked by keys alone, and gives the focus back', async ({ page }) => {
    await open(page, 'customer');
    const { number } = await findTicket(page);
    await openButton(page).focus();
    await openPalette(page);
    for (const name of ['Pages', 'Settings']) await expect(group(page, name)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const names = await options(page).allInnerTexts();
    await expect(active(page)).toHaveText(names[0] ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveText(names[1] ?? '');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toHaveText(names.at(-1) ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveText(names[0] ?? '');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await active(page).getAttribute('id')) ?? '',
    );

    await page.keyboard.type(number.replace('T-', ''));
    await expect(group(page, 'Tickets').getByRole('option').first()).toContainText(number);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeHidden();
    await expect(page).toHaveURL(at('localhost', dashboard));
  });

  test('offers nothing beyond a person’s rights', async ({ page }) => {
    await open(page, 'newcomer');
    const searched: string[] = [];
    page.on('request', (request) => {
      const body = request.url().includes('/api/customer') ? (request.postData() ?? '') : '';
      if (body.includes('"text"')) searched.push(body);
    });
    await openPalette(page);
    await expect(field(page)).toHaveAccessibleName('Page or setting');
    await expect(group(page, 'Pages').getByRole('option')).toHaveText(['Dashboard', 'Wire Flow']);
    for (const text of ['ticket', 'inventory', 'cart', 'T-10', 'cresta', 'user']) {
      await field(page).fill(text);
      await expect(palette(page).getByRole('status')).toHaveText(/^Nothing was found/);
    }
    expect(searched).toEqual([]);
    await field(page).fill('acc');
    await expect(active(page)).toHaveText('Account settings');

    const { access_token: accessToken } = await readTokens(page);
    const search = await queryPortal(page.request, accessToken, 'PortalSearch', {
      text: 'cresta',
      language: 'en',
    });
    const { tickets, machines, parts } = foundSchema.parse(search.data).portalSearch;
    expect([tickets, machines, parts]).toEqual([[], [], []]);
  });
});

test.describe('the command palette on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens by its button, fits in, and closes by its own', async ({ page }) => {
    await open(page, 'customer');
    await openButton(page).tap();
    await expect(field(page)).toBeFocused();
    await field(page).fill('cresta');
    await expect(group(page, 'Machines')).toBeVisible();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const { x = -1, width: own = Infinity } = (await palette(page).boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + own).toBeLessThanOrEqual(width);
      const overflow = await palette(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
    expect((await options(page).first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await axeViolations(page)).toEqual([]);
    await palette(page).getByRole('button', { name: 'Close the search' }).tap();
    await expect(palette(page)).toBeHidden();
    await openButton(page).tap();
    await field(page).fill('invent');
    await options(page)
      .filter({ hasText: /^Inventory$/ })
      .tap();
    await expect(page).toHaveURL(at('localhost', `${dashboard}/inventory`));
  });
});
