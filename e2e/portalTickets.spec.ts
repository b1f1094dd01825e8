import { readFile } from 'node:fs/promises';

import { expect, type Locator, type Page } from '@playwright/test';

import { siteUrl } from './support/addresses';
import { axeViolations } from './support/axe';
import { createMarker } from './support/forms';
import { tabTo } from './support/keyboard';
import { signIn } from './support/portal';
import { readTokens } from './support/portalData';
import { openOtherBrowser } from './support/portalUsers';
import { decide } from './support/shell';
import { test } from './support/test';
import {
  conversation,
  expectUploaded,
  mailTo,
  main,
  openTicket,
  openTicketByOperation,
  ticketListPath,
  ticketSearch,
  ticketsPath,
  ticketStatus,
  title,
} from './support/tickets';
import { file, picture } from './support/uploads';

const comment = (page: Page) => main(page).getByRole('textbox', { name: 'Your comment' });
const sendComment = (page: Page) => main(page).getByRole('button', { name: 'Send comment' });
const watchers = (page: Page) => main(page).getByRole('list', { name: 'Watchers' });
const film = (marker: string) =>
  file('film.mp4', 'video/mp4', Buffer.from(`\0\0\0\u0018ftypisom\0\0\0\0isommif1${marker}`));

/** Downloads the file behind a control. */
async function downloadBy(page: Page, control: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), control.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test.beforeEach(({ context }) => decide(context, 'v1'));

test.describe('a ticket (portal, sections 3 to 5)', () => {
  test('goes to and fro: comment, reply with its mail, files for who may see them, close and reopen', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    await signIn(page, 'customer', ticketListPath);
    const marker = createMarker();
    const ticket = await openTicketByOperation(page, `Feeder stops ${marker}`);
    await openTicket(page, ticket);
    await sendComment(page).click();
    await expect(comment(page)).toHaveAccessibleDescription(/Please enter a comment/);
    await expect(comment(page)).toBeFocused();
    await comment(page).fill(`It stops after 40 wires, ${marker}`);
    const photo = picture('feeder.png', marker);
    await main(page)
      .getByLabel('Images or videos')
      .setInputFiles([photo, film(marker)]);
    await expectUploaded(page, 'feeder.png');
    await expectUploaded(page, 'film.mp4');
    await sendComment(page).dblclick();
    await expect(main(page).getByText('Your entry was added to the ticket.')).toBeVisible();
    await expect(conversation(page).locator('[data-side="customer"]')).toHaveCount(1);
    await expect(comment(page)).toHaveValue('');

    await main(page).getByRole('combobox', { name: 'Colleague' }).selectOption('Ada Administrator');
    await main(page).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(main(page).getByText('Ada Administrator is now watching this ticket.')).toBeVisible();
    await expect(watchers(page).getByRole('listitem')).toHaveText(['Ada Administrator']);

    const staff = await openOtherBrowser(browser);
    await signIn(staff, 'staff', `${ticketsPath}/${ticket.id}`);
    await expect(title(staff)).toHaveText(`Feeder stops ${marker}`);
    const entries = conversation(staff).locator('[data-side="customer"]');
    await expect(entries).toContainText('It stops after 40 wires');
    expect(await downloadBy(staff, entries.getByRole('link', { name: 'feeder.png' }))).toEqual({
      name: 'feeder.png',
      bytes: photo.buffer,
    });
    const attached = staff.waitForRequest(/\/api\/customer\/attachments\//);
    expect(await downloadBy(staff, entries.getByRole('button', { name: 'Download film.mp4' }))).toEqual({
      name: 'film.mp4',
      bytes: film(marker).buffer,
    });
    const reply = staff.getByRole('textbox', { name: 'Your reply' });
    await expect(staff.getByRole('radio', { name: 'Waiting for customer' })).toBeChecked();
    await reply.fill(`Please clean the rollers, ${marker}`);
    await staff.getByRole('button', { name: 'Send reply' }).click();
    await expect(staff.getByText('Your entry was added to the ticket.')).toBeVisible();
    await expect(ticketStatus(staff)).toHaveText('Waiting for customer');
    expect(await axeViolations(staff)).toEqual([]);
    await staff.context().close();

    const outsider = await openOtherBrowser(browser);
    await signIn(outsider, 'newcomer');
    const { access_token: otherOrganisation } = await readTokens(outsider);
    const { access_token: own } = await readTokens(page);
    const send = async (token: string) =>
      (
        await page.request.get(new URL(new URL((await attached).url()).pathname, siteUrl).href, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status();
    expect([await send(otherOrganisation), await send(own)]).toEqual([404, 200]);
    await outsider.context().close();

    const mail = await mailTo('customer', `Please clean the rollers, ${marker}`);
    expect(mail.subject).toBe(`New reply to ticket ${ticket.number}`);
    await mailTo('admin', `Please clean the rollers, ${marker}`);
    const [link = ''] = /https?:\/\/\S+/.exec(mail.text ?? '') ?? [];
    expect(new URL(link).pathname).toMatch(new RegExp(`/mykomax/tickets/${ticket.id}$`));
    await page.goto(link);
    await expect(title(page)).toHaveText(`Feeder stops ${marker}`);
    await expect(conversation(page).locator('[data-side="service"]')).toContainText(
      'Please clean the rollers',
    );
    await expect(conversation(page).locator('[data-side="service"]')).toContainText('Stefan Staff');
    await expect(ticketStatus(page)).toHaveText('Waiting for customer');
    await expect(main(page).getByText('Your turn')).toBeVisible();

    await main(page).getByRole('button', { name: 'Close ticket' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close ticket' });
    await dialog.getByRole('button', { name: 'Close ticket' }).click();
    await expect(dialog.getByText('Please choose a reason')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Solved by the provider' }).check();
    await dialog.getByRole('textbox', { name: 'Comment (optional)' }).fill('Clean again, thank you');
    await dialog.getByRole('button', { name: 'Close ticket' }).click();
    await expect(dialog).toBeHidden();
    await expect(ticketStatus(page)).toHaveText('Closed');
    await expect(comment(page)).toHaveCount(0);
    await expect(conversation(page)).toContainText(
      'Carla Customer closed the ticket: Solved by the provider',
    );
    await expect(conversation(page)).toContainText('Clean again, thank you');
    await main(page).getByRole('button', { name: 'Reopen ticket' }).click();
    await expect(main(page).getByText('The ticket is open again.')).toBeVisible();
    await expect(ticketStatus(page)).toHaveText('Open');
    await expect(comment(page)).toBeVisible();
  });

  test('is found, opened and commented without a mouse', async ({ page }) => {
    test.setTimeout(60_000);
    const { keyboard } = page;
    await signIn(page, 'customer', ticketListPath);
    const marker = createMarker();
    for (const word of ['First', 'Second']) await openTicketByOperation(page, `${word} ${marker}`);
    await tabTo(page, ticketSearch(page));
    await keyboard.type(marker);
    await keyboard.press('Enter');
    const rows = main(page).locator('[data-ticket]');
    await expect(rows).toHaveCount(2);
    await tabTo(page, rows.first());
    await keyboard.press('ArrowDown');
    await expect(rows.last()).toBeFocused();
    await keyboard.press('Enter');
    await expect(title(page)).toHaveText(`First ${marker}`);
    await tabTo(page, comment(page));
    await keyboard.type(`By hand ${marker}`);
    await tabTo(page, sendComment(page));
    await keyboard.press('Enter');
    await expect(conversation(page).locator('[data-side="customer"]')).toContainText(`By hand ${marker}`);
    await expect(page.locator(':focus')).toContainText('Your entry was added to the ticket.');
  });
});
