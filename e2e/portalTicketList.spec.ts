import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { createMarker } from './support/forms';
import { signIn } from './support/portal';
import { decide } from './support/shell';
import { test } from './support/test';
import {
  main,
  openTicketByOperation,
  noTickets,
  parseCsv,
  searchTickets,
  ticketListPath as list,
  title,
} from './support/tickets';

const table = (page: Page) => page.getByRole('table', { name: 'Service tickets' });
const numbers = (page: Page) => table(page).getByRole('rowheader');
const subjects = (page: Page) => table(page).locator('tbody td:nth-of-type(2)');
const total = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /\d+ tickets?$/ });
const tags = (page: Page) => main(page).getByRole('list', { name: 'Chosen filters' });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of tickets' });
const views = (page: Page) => page.getByRole('navigation', { name: 'Views' });
const head = (page: Page, name: string) => table(page).getByRole('columnheader', { name });
/** Three tickets of this test only: two questions and a complaint. */
async function openThree(page: Page, marker: string): Promise<void> {
  const type = 'complaint';
  await openTicketByOperation(page, `=1+1 beta ${marker}`);
  await openTicketByOperation(page, `alpha ${marker}`, { type, concern: 'testing' });
  await openTicketByOperation(page, `gamma, "quoted" ${marker}`);
}

async function tick(page: Page, menu: string, choice: string): Promise<void> {
  await page.locator('button[popovertarget]').filter({ hasText: menu }).first().click();
  await page.getByRole('checkbox', { name: choice, exact: true }).click();
  await page.keyboard.press('Escape');
}

test.beforeEach(({ context }) => decide(context, 'v1'));

test.describe('the list of tickets (portal, section 2: /mykomax/tickets/list)', () => {
  test('pages, sorting, search and filters are in the URL, shown as tags, and Back undoes them', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await signIn(page, 'customer', `${list}?sort=number`);
    await expect(title(page)).toHaveText('Service tickets');
    await expect(numbers(page)).toHaveCount(20);
    const marker = createMarker();
    await openThree(page, marker);
    expect(await axeViolations(page)).toEqual([]);

    const first = await numbers(page).allInnerTexts();
    expect(first).toEqual(first.toSorted());
    await pages(page).getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(at('localhost', `${list}?sort=number&page=2`));
    await expect(numbers(page).first()).not.toHaveText(first[0] ?? '');
    await page.goBack();
    await expect(numbers(page)).toHaveText(first);

    await searchTickets(page, marker);
    await expect(page).toHaveURL(at('localhost', `${list}?text=${marker}&sort=number`));
    await expect(total(page)).toHaveText('3 tickets');
    await expect(subjects(page).first()).toHaveText(`=1+1 beta ${marker}`);
    await head(page, 'Subject').getByRole('button').click();
    await expect(head(page, 'Subject')).toHaveAttribute('aria-sort', 'ascending');
    await expect(subjects(page)).toHaveText([/^=1\+1 beta/, /^alpha/, /^gamma/]);

    await tick(page, 'Type', 'Complaint');
    await expect(numbers(page)).toHaveCount(1);
    await expect(page).toHaveURL(at('localhost', `${list}?text=${marker}&type=complaint&sort=subject`));
    await expect(tags(page).getByRole('listitem')).toHaveText([
      `Search: ${marker}`,
      'Type: Complaint',
      'Clear filters',
    ]);
    await page.goBack();
    await expect(numbers(page)).toHaveCount(3);
    await expect(tags(page).getByText('Type: Complaint')).toHaveCount(0);
    await page.goForward();
    await expect(numbers(page)).toHaveCount(1);
    await tags(page).getByRole('button', { name: 'Remove filter “Type: Complaint”' }).click();
    await expect(numbers(page)).toHaveCount(3);

    await searchTickets(page, `${marker}-nothing`);
    await expect(main(page).getByText(noTickets)).toBeVisible();
    await main(page).getByRole('button', { name: 'Clear filters' }).last().click();
    await expect(page).toHaveURL(at('localhost', `${list}?sort=subject`));
    await expect(numbers(page)).toHaveCount(20);
  });

  test('a view is saved, chosen and deleted; the export holds its tickets, and no formula', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await signIn(page, 'customer', list);
    const marker = createMarker();
    await openThree(page, marker);
    const query = `?text=${marker}&type=question&sort=subject&direction=desc`;
    await page.goto(at('localhost', `${list}${query}&columns=number,type,subject,concern,contact`));
    await expect(subjects(page)).toHaveText([/^gamma/, /^=1\+1 beta/]);

    const dialog = page.getByRole('dialog', { name: 'Save view' });
    await main(page).getByRole('button', { name: 'Save view' }).click();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    const name = dialog.getByRole('textbox', { name: 'Name of the view' });
    await expect(name).toHaveAccessibleDescription(/Please enter a name/);
    await expect(name).toBeFocused();
    await name.fill(`View ${marker}`);
    await name.press('Enter');
    await expect(dialog).toBeHidden();
    const view = views(page).getByRole('link', { name: `View ${marker}` });
    await expect(view).toHaveAttribute('aria-current', 'page');
    await views(page).getByRole('link', { name: 'All', exact: true }).click();
    await expect(page).toHaveURL(at('localhost', list));
    await expect(numbers(page)).toHaveCount(20);
    await page.reload();
    await view.click();
    await expect(subjects(page)).toHaveText([/^gamma/, /^=1\+1 beta/]);
    await expect(table(page).getByRole('columnheader')).toHaveText([
      ...['Number', 'Type', 'Subject', 'Machine concerned', 'Contact'],
    ]);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('tickets.csv');
    const [titles, ...rows] = parseCsv(await readFile(await download.path(), 'utf8'));
    expect(titles).toEqual(['Number', 'Type', 'Subject', 'Machine concerned', 'Contact']);
    const shown = await numbers(page).allInnerTexts();
    expect(rows).toEqual([
      [shown[0], 'Question', `gamma, "quoted" ${marker}`, 'Software', 'Carla Customer'],
      [shown[1], 'Question', `'=1+1 beta ${marker}`, 'Software', 'Carla Customer'],
    ]);

    await main(page).getByRole('button', { name: 'Save view' }).click();
    await dialog.getByRole('button', { name: `Delete “View ${marker}”` }).click();
    await expect(dialog.getByText(`View ${marker}`)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(view).toHaveCount(0);
  });
});
