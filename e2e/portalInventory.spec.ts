import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { portalNavigation, signIn } from './support/portal';
import { tick } from './support/portalLists';
import { findMachines } from './support/portalMachines';
import { decide } from './support/shell';
import { test } from './support/test';

const list = '/en/mykomax/inventory';
const plain = `${list}/old`;

const places = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const tables = (page: Page) => page.getByRole('main').getByRole('table');
const serials = (page: Page) => tables(page).getByRole('rowheader');
const columnHeads = (page: Page) => tables(page).first().getByRole('columnheader');
const total = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ machines?$/ });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Serial number, name or location' });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of the inventory' });

/** Texts of a column across the tables of all locations. */
async function columnTexts(page: Page, name: string): Promise<string[]> {
  const index = (await columnHeads(page).allInnerTexts()).indexOf(name);
  expect(index).toBeGreaterThan(0);
  return tables(page)
    .locator(`tbody tr > :nth-child(${index + 1})`)
    .allInnerTexts();
}

const expectColumn = (page: Page, name: string, requested: RegExp) =>
  expect
    .poll(async () => (await columnTexts(page, name)).filter((text) => !requested.test(text)))
    .toEqual([]);

const expectAddress = (page: Page, path: string) => expect(page).toHaveURL(at('localhost', path));

async function openInventory(page: Page, path = list): Promise<void> {
  await signIn(page, 'customer', path);
  await expect(serials(page).first()).toBeVisible();
}

test.describe.configure({ timeout: 90_000 });
test.beforeEach(({ context }) => decide(context, 'v1'));

test.describe('the inventory (portal, section 6)', () => {
  test('is grouped by location; search, filters, sorting and pages are in the URL, and Back undoes them', async ({
    page,
  }) => {
    await openInventory(page);
    const all = await total(page).innerText();
    const organisations = new Set(
      (await findMachines(page)).map(({ location }) => location.organisation.name),
    );
    expect([...organisations]).toEqual(['Velmora Automotive Wiring']);
    const first = await places(page).allInnerTexts();
    await expect(tables(page)).toHaveCount(first.length);
    await expect(tables(page).first()).toHaveAccessibleName(first[0] ?? '');
    expect(await axeViolations(page)).toEqual([]);

    await pages(page).getByRole('link', { name: 'Page 5' }).click();
    await expectAddress(page, `${list}?page=5`);
    await expect(places(page)).not.toHaveText(first);

    await search(page).fill('Cresta');
    await search(page).press('Enter');
    await expectAddress(page, `${list}?text=Cresta`);
    await expectColumn(page, 'Machine', /Cresta/);
    await expect(total(page)).not.toHaveText(all);

    await tick(page, 'Warranty', 'Ended');
    await expectAddress(page, `${list}?text=Cresta&warranty=ended`);
    await expectColumn(page, 'Warranty', /^Ended/);
    await tick(page, 'Service contract', 'Active');
    await expectAddress(page, `${list}?text=Cresta&warranty=ended&contract=active`);
    await expectColumn(page, 'Service contract', /^Active\s+(Basic|Plus|Premium)\s+until/);
    await expectColumn(page, 'Warranty', /^Ended/);

    await page.goBack();
    await page.goBack();
    await expectAddress(page, `${list}?text=Cresta`);
    await expect(search(page)).toHaveValue('Cresta');
    await page.goBack();
    await expectAddress(page, `${list}?page=5`);
    await expect(search(page)).toHaveValue('');
    await expect(pages(page).locator('[aria-current]')).toHaveText('5');
    await page.goBack();
    await expectAddress(page, list);
    await expect(total(page)).toHaveText(all);
    await expect(places(page)).toHaveText(first);

    await tick(page, 'State', 'Only with outdated software');
    await expectAddress(page, `${list}?oldSoftware=1`);
    await expectColumn(page, 'Software', /latest: /);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expectAddress(page, list);
    await tick(page, 'State', 'Only with open tickets');
    await expectAddress(page, `${list}?openTickets=1`);
    await expectColumn(page, 'Open tickets', /^[1-9]/);
    await tables(page)
      .getByRole('link', { name: /open tickets? for/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/mykomax\/tickets\/list\?.*machine=/);
  });

  test('the plain table shows the same machines; the export holds them in the columns that are shown', async ({
    page,
  }) => {
    await openInventory(page, `${list}?text=Cresta+433`);
    await page.getByRole('link', { name: 'Show as plain table' }).click();
    await expect(page).toHaveURL(/\/inventory\/old\?text=Cresta(\+|%20)433$/);
    await expect(page.getByRole('table', { name: 'Inventory', exact: true })).toBeVisible();
    await expect(tables(page)).toHaveCount(1);
    await expect(places(page)).toHaveCount(0);
    await expect(columnHeads(page).filter({ hasText: /^Location$/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );

    for (const column of ['Type', 'Warranty', 'Service contract', 'Open tickets', 'Installed'])
      await tick(page, 'Columns', column);
    const shown = ['Serial number', 'Machine', 'Location', 'Software', 'Installed'];
    await expect(columnHeads(page)).toHaveText(shown);
    await expect(page.getByRole('checkbox', { name: 'Serial number', includeHidden: true })).toBeDisabled();
    await columnHeads(page).getByRole('button', { name: 'Serial number' }).click();
    await expect(columnHeads(page).first()).toHaveAttribute('aria-sort', 'ascending');
    await columnHeads(page).getByRole('button', { name: 'Serial number' }).click();
    await expect(columnHeads(page).first()).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(
      /\?text=Cresta\+433&sort=serialNumber&direction=desc&columns=serialNumber%2Cname%2C/,
    );
    await expect(page.getByRole('region', { name: 'Inventory', exact: true })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    // "Velmora Winterthur, Switzerland": no word of a location is repeated.
    const locations = await columnTexts(page, 'Location');
    expect(
      locations.filter((text) => /(?<!\p{L})(\p{L}{4,})(?!\p{L}).*(?<!\p{L})\1(?!\p{L})/u.test(text)),
    ).toEqual([]);
    const rows = await serials(page).allInnerTexts();
    expect(rows).toEqual(rows.toSorted().toReversed());

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('machines.csv');
    const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(head).toBe('\ufeff"Serial number","Machine","Location","Software","Installed"');
    expect(lines.map((line) => line.split(',')[0])).toEqual(rows.map((serial) => `"${serial}"`));
    await page.reload();
    await expect(columnHeads(page)).toHaveText(shown);
    await expect(serials(page)).toHaveText(rows);
  });

  test('is closed without access to it, and explains how to request access', async ({ page }) => {
    await signIn(page, 'pending', list);
    const denied = page.getByRole('heading', { level: 1, name: 'You cannot see the inventory' });
    await expect(denied).toBeVisible();
    await expect(portalNavigation(page).getByRole('link', { name: 'Inventory' })).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(at('localhost', `${list}/machine-045`));
    await expect(denied).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' }).click();
    await expectAddress(page, '/en/mykomax');
  });
});

test.describe('the inventory on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is cards with every column, and never scrolls sideways', async ({ page }) => {
    await signIn(page, 'customer', list);
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('term') });
    await expect(cards.first()).toBeVisible();
    await expect(tables(page)).toHaveCount(0);
    await expect(cards.first().getByRole('term')).toHaveText([
      ...['Machine', 'Type', 'Software', 'Warranty', 'Service contract', 'Open tickets'],
    ]);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Warranty' });
    await expectAddress(page, `${list}?sort=warranty`);
    const [{ id } = { id: '' }] = await findMachines(page);
    for (const path of [list, plain, `${list}?text=no-such-machine`, `${list}/${id}`]) {
      await page.goto(at('localhost', path));
      const content = page.getByRole('term').or(page.getByText('No machines were found'));
      await expect(content.first()).toBeVisible();
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([path, width, overflow]).toEqual([path, width, 0]);
      }
    }
    expect(await axeViolations(page)).toEqual([]);
  });
});
