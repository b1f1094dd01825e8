import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { injectFault } from './support/faults';
import { createMarker } from './support/forms';
import { signIn } from './support/portal';
import { decide } from './support/shell';
import { test } from './support/test';
import {
  createTicketInput,
  expectAdvice,
  fillTicket,
  findTickets,
  main,
  newTicketPath,
  openTicket,
  openTicketByOperation,
  sendTicket,
  ticketChoice,
  ticketField,
  title,
  tryAgain,
} from './support/tickets';

// All tests share one customer service, so tests that break it run one at a time.
test.describe.configure({ mode: 'default', timeout: 90_000 });

const comment = (page: Page) => main(page).getByRole('textbox', { name: 'Your comment' });
const comments = (page: Page) => main(page).locator('[data-side="customer"]');

test.beforeEach(({ context }) => decide(context, 'v1'));
test.afterEach(() => injectFault('none', 'customer'));

test.describe('the customer service, while a ticket is sent', () => {
  test('is down: what was entered stays, over a reload too, and once it is healed one ticket exists', async ({
    page,
  }) => {
    const marker = createMarker();
    const input = createTicketInput(marker);
    await signIn(page, 'customer', newTicketPath);
    await fillTicket(page, input);
    await injectFault('down', 'customer');
    await sendTicket(page).click();
    await expectAdvice(page, input.description);
    expect(await axeViolations(page)).toEqual([]);
    await injectFault('none', 'customer');
    expect(await findTickets(page, marker)).toEqual([]);
    await expect(ticketField(page, 'Subject')).toHaveValue(input.subject);
    await page.reload();
    await expect(ticketField(page, 'Description')).toHaveValue(input.description);
    await expect(ticketChoice(page, 'Location').getByRole('option', { selected: true })).toHaveText(
      input.location,
    );
    await sendTicket(page).click();
    await expect(title(page)).toHaveText(input.subject);
    expect(await findTickets(page, marker)).toHaveLength(1);
  });

  test('is slow: the button shows progress, a second click does nothing, and one ticket exists', async ({
    page,
  }) => {
    const marker = createMarker();
    const input = createTicketInput(marker);
    await signIn(page, 'customer', newTicketPath);
    await fillTicket(page, input);
    await injectFault('slow', 'customer');
    await sendTicket(page).dblclick();
    await expect(main(page).getByText('Sending', { exact: true })).toBeVisible();
    await expect(ticketField(page, 'Subject')).toHaveValue(input.subject);
    await page.waitForURL(/\/mykomax\/tickets\/(?!newticket)/);
    await injectFault('none', 'customer');
    await page.reload();
    await expect(title(page)).toHaveText(input.subject);
    expect(await findTickets(page, marker)).toHaveLength(1);
  });
});

test.describe('the customer service, while a comment is sent', () => {
  test('is down, then slow: what was entered stays, and it is one comment in the end', async ({ page }) => {
    const marker = createMarker();
    const text = `It happens again ${marker}`;
    await signIn(page, 'customer');
    await openTicket(page, await openTicketByOperation(page, `Feeder stops ${marker}`));
    await comment(page).fill(text);
    await injectFault('down', 'customer');
    await main(page).getByRole('button', { name: 'Send comment' }).click();
    await expectAdvice(page, text);
    await expect(comment(page)).toHaveValue(text);
    await expect(title(page)).toHaveText(`Feeder stops ${marker}`);
    expect(await axeViolations(page)).toEqual([]);

    await injectFault('slow', 'customer');
    await tryAgain(page);
    await expect(main(page).getByText('Sending', { exact: true })).toBeVisible();
    await expect(main(page).getByText('Your entry was added to the ticket.')).toBeVisible({
      timeout: 15_000,
    });
    await injectFault('none', 'customer');
    await expect(comment(page)).toHaveValue('');
    await page.reload();
    await expect(comments(page)).toHaveCount(1);
    await expect(comments(page)).toContainText(text);
  });

  test('is down while a ticket is opened: the page shows a message, and the ticket after recovery', async ({
    page,
  }) => {
    const marker = createMarker();
    await signIn(page, 'customer');
    const ticket = await openTicketByOperation(page, `Feeder stops ${marker}`);
    await injectFault('down', 'customer');
    await page.goto(at('localhost', `/en/mykomax/tickets/${ticket.id}`));
    await expectAdvice(page, '');
    await injectFault('none', 'customer');
    await tryAgain(page);
    await expect(title(page)).toHaveText(`Feeder stops ${marker}`);
  });
});
