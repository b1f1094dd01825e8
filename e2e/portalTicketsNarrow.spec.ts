import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { createMarker } from './support/forms';
import { signIn } from './support/portal';
import { decide } from './support/shell';
import { test } from './support/test';
import {
  main,
  newTicketPath,
  noTickets,
  openTicket,
  openTicketByOperation,
  overflowOf,
  searchTickets,
  sendTicket,
  ticketField,
  ticketListPath as list,
  title,
} from './support/tickets';
import { slowTimeoutMs } from './support/timeouts';

test.beforeEach(({ context }) => decide(context, 'v1'));

test.describe('tickets on 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const expectNarrow = async (page: Page) => {
    expect(await overflowOf(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  };

  test('cards, form and ticket do not scroll sideways, and pass axe', async ({ page }) => {
    test.setTimeout(90_000);
    await signIn(page, 'customer', list);
    await expect(title(page)).toHaveText('Service tickets');
    const cards = main(page).getByRole('list', { name: 'Service tickets' });
    await expect(cards.locator('[data-ticket]')).toHaveCount(20);
    await expect(main(page).getByRole('table')).toHaveCount(0);
    await expectNarrow(page);
    const marker = createMarker();
    const long = `${'Crimp'.repeat(20)} ${marker}`;
    const ticket = await openTicketByOperation(page, long, { machineName: `${'X'.repeat(60)} ${marker}` });
    await searchTickets(page, marker);
    await expect(cards.getByText(long)).toBeVisible();
    await expectNarrow(page);
    await cards.getByText(long).click();
    await expect(title(page)).toHaveText(long);
    await expect(main(page).getByText(ticket.number).first()).toBeVisible();
    // The subject precedes the details.
    const top = async (text: string) =>
      (await main(page).getByText(text, { exact: true }).first().boundingBox())?.y ?? NaN;
    expect(await top('Description')).toBeLessThan(await top('Machine name'));
    await expectNarrow(page);
    await page.goBack();
    await searchTickets(page, `${marker}-nothing`);
    await expect(main(page).getByText(noTickets)).toBeVisible();
    await expectNarrow(page);

    await main(page).getByRole('link', { name: 'New ticket' }).click();
    await expect(ticketField(page, 'Subject')).toBeVisible();
    await sendTicket(page).click();
    await expect(main(page).getByRole('alert')).toBeFocused();
    await expectNarrow(page);
  });

  test('without access a message is shown on a form and on a ticket', async ({ page }) => {
    test.setTimeout(90_000);
    await signIn(page, 'newcomer', newTicketPath);
    await expect(title(page)).toHaveText('You do not have access to service tickets');
    await expectNarrow(page);
    await openTicket(page, { id: 'of-nobody' });
    await expect(title(page)).toHaveText('You do not have access to service tickets', {
      timeout: slowTimeoutMs,
    });
    await main(page).getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL(at('localhost', '/en/mykomax'));
  });
});
