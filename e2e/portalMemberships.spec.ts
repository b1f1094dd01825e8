import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { mailsOf } from './support/mails';
import { expectPortal, readAccessToken, signIn } from './support/portal';
import {
  acceptInvitation,
  createInvitee,
  deleteByOperation,
  expectOpened,
  inviteByOperation,
  nameOf,
  openOtherBrowser,
  signInInvitee,
} from './support/portalUsers';
import { test } from './support/test';
import { main, newTicketPath, ticketChoice } from './support/tickets';

const organisation = 'Altivane Aerospace Harness';

/** Locations of the organisation among those that a new ticket offers. */
const locationsOf = (page: Page) =>
  ticketChoice(page, 'Location').getByRole('option').filter({ hasText: 'Altivane' });

async function openNewTicket(page: Page): Promise<void> {
  await page.goto(at('localhost', newTicketPath));
  await expectPortal(page);
  await expect(
    ticketChoice(page, 'Location').getByRole('option').filter({ hasText: 'Velmora' }).first(),
  ).toBeAttached();
}

test('a new member sees the data of the organisation until they are removed, and is mailed both times', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const invitee = createInvitee();
  const name = nameOf(invitee);
  const caller = { request: page.request, accessToken: await readAccessToken('admin') };
  const userId = await inviteByOperation(caller, invitee, ['ticketing']);
  const other = await openOtherBrowser(browser);
  await acceptInvitation(other, invitee);
  await signInInvitee(other, invitee);
  await expectOpened(other, 'ticketing');
  await openNewTicket(other);
  await expect(locationsOf(other)).toHaveCount(0);
  const subjects = async () =>
    (await mailsOf(invitee.email)).confirmation.map(({ subject }) => subject ?? '');

  await test.step('added', async () => {
    await signIn(page, 'admin', `/en/mykomax/user-admin/${userId}`);
    await main(page).getByRole('combobox', { name: 'Add to an organisation' }).selectOption(organisation);
    await main(page).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(
      main(page).getByText(`${name} is now a member of ${organisation} and gets an e-mail about it.`),
    ).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await expect.poll(subjects).toContain(`You are now a member of ${organisation}`);
    await openNewTicket(other);
    await expect(locationsOf(other).first()).toBeAttached();
  });

  await test.step('removed, after a confirmation', async () => {
    await main(page)
      .getByRole('button', { name: `Remove from ${organisation}` })
      .click();
    const dialog = page.getByRole('dialog', { name: `Remove ${name} from ${organisation}?` });
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(
      main(page).getByText(`${name} is no longer a member of ${organisation} and gets an e-mail about it.`),
    ).toBeVisible();
    await expect.poll(subjects).toContain(`You are no longer a member of ${organisation}`);
    await openNewTicket(other);
    await expect(locationsOf(other)).toHaveCount(0);
  });

  await deleteByOperation(caller, userId);
  await other.context().close();
});
