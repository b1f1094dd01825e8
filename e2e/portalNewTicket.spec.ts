import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { createMarker } from './support/forms';
import { signIn } from './support/portal';
import { customerApi } from './support/routes';
import { decide } from './support/shell';
import { test } from './support/test';
import {
  conversation,
  createTicketInput,
  expectAdvice,
  expectUploaded,
  fillTicket,
  findOwnMachine,
  findTickets,
  main,
  newTicketPath,
  sendTicket,
  ticketChoice,
  ticketField,
  ticketsPath,
  ticketStatus,
  title,
  tryAgain,
} from './support/tickets';
import { picture } from './support/uploads';

const details = (page: Page) => main(page).getByRole('complementary', { name: 'Ticket details' });

test.beforeEach(({ context }) => decide(context, 'v1'));

test.describe('a new ticket (portal, sections 2 and 5)', () => {
  test('is prefilled from a machine, survives a reload, and is created once however often it is sent', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await signIn(page, 'customer', newTicketPath);
    const machine = await findOwnMachine(page);
    await page.goto(at('localhost', `${newTicketPath}?machine=${machine.id}`));
    const name = main(page).getByRole('textbox', { name: 'Machine name' });
    await expect(name).toHaveValue(machine.name);
    await expect(main(page).getByRole('textbox', { name: 'Serial number' })).toHaveValue(
      machine.serialNumber,
    );
    await expect(ticketChoice(page, 'Location')).not.toHaveValue('');
    await expect(ticketChoice(page, 'Machine concerned')).not.toHaveValue('');

    await sendTicket(page).click();
    const summary = main(page).getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      ...['Please choose a ticket type', 'Please enter a subject', 'Please enter a description'],
    ]);
    await expect(ticketChoice(page, 'Type')).toHaveAccessibleDescription(/Please choose a ticket type/);
    expect(await axeViolations(page)).toEqual([]);
    await summary.getByRole('link', { name: 'Please enter a subject' }).click();
    await expect(ticketField(page, 'Subject')).toBeFocused();

    const marker = createMarker();
    const input = createTicketInput(marker);
    await fillTicket(page, input);
    await main(page).getByLabel('Images or videos').setInputFiles(picture('fault.png', marker));
    await expectUploaded(page, 'fault.png');
    await page.reload();
    await expect(ticketField(page, 'Subject')).toHaveValue(input.subject);
    await expect(ticketField(page, 'Description')).toHaveValue(input.description);
    await expect(main(page).getByText('What you entered before was kept.')).toBeVisible();
    await expectUploaded(page, 'fault.png');

    await sendTicket(page).dblclick();
    await expect(title(page)).toHaveText(input.subject);
    const [ticket, ...others] = await findTickets(page, marker);
    expect(others).toEqual([]);
    await expect(page).toHaveURL(at('localhost', `${ticketsPath}/${ticket?.id ?? ''}`));
    await expect(main(page).getByRole('status').filter({ hasText: ticket?.number })).toHaveText(
      `Ticket ${ticket?.number ?? ''} is open. We will reply as soon as we can.`,
    );
    await expect(main(page).getByText(input.description)).toBeVisible();
    for (const text of [input.type, input.concern, machine.serialNumber, 'Carla Customer (you)'])
      await expect(details(page)).toContainText(text);
    await expect(ticketStatus(page)).toHaveText('Open');
    await expect(main(page).getByRole('img', { name: 'fault.png' })).toBeVisible();
    await expect(conversation(page).getByRole('listitem')).toHaveText([/Carla Customer opened the ticket/]);
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await expect(title(page)).toHaveText(input.subject);
    await expect(main(page).getByText(`Ticket ${ticket?.number ?? ''} is open.`)).toHaveCount(0);
    await page.goto(at('localhost', `${newTicketPath}?machine=${machine.id}`));
    await expect(name).toHaveValue(machine.name);
    await expect(ticketField(page, 'Subject')).toHaveValue('');
  });

  test('whose response is lost keeps its entries, and stays one ticket when sent again', async ({ page }) => {
    test.setTimeout(60_000);
    const marker = createMarker();
    const input = createTicketInput(marker);
    await signIn(page, 'customer', newTicketPath);
    await fillTicket(page, input);
    await page.route(customerApi, async (route) => {
      if (!route.request().postData()?.includes(marker)) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await sendTicket(page).click();
    await expectAdvice(page, input.description);
    await expect.poll(() => findTickets(page, marker)).toHaveLength(1);
    await page.unroute(customerApi);
    await tryAgain(page);
    await expect(title(page)).toHaveText(input.subject);
    expect(await findTickets(page, marker)).toHaveLength(1);
  });

  test('whose response is lost and that is then changed shows the existing ticket, which gets the change as a comment', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const marker = createMarker();
    const input = createTicketInput(marker);
    await signIn(page, 'customer', newTicketPath);
    await fillTicket(page, input);
    await page.route(customerApi, async (route) => {
      if (!route.request().postData()?.includes(marker)) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await sendTicket(page).click();
    await expectAdvice(page, input.description);
    await page.unroute(customerApi);
    const changed = `${input.description} It has become worse.`;
    await ticketField(page, 'Description').fill(changed);
    await sendTicket(page).click();
    const [ticket, ...others] = await findTickets(page, marker);
    expect(others).toEqual([]);
    await expect(main(page).getByText(`${ticket?.number ?? ''} was created 1 minute ago`)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await main(page).getByRole('button', { name: 'Send the change as a comment' }).click();
    await expect(title(page)).toHaveText(input.subject);
    await expect(conversation(page)).toContainText('It has become worse.');
    expect(await findTickets(page, marker)).toHaveLength(1);
  });
});
