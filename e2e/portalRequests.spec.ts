import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { tabTo } from './support/keyboard';
import { mailsOf } from './support/mails';
import { expectPortal, readAccessToken, signIn } from './support/portal';
import { outcomeOf, queryAs, readTokens } from './support/portalData';
import {
  acceptInvitation,
  createInvitee,
  deleteByOperation,
  inviteByOperation,
  nameOf,
  openOtherBrowser,
  signInInvitee,
} from './support/portalUsers';
import { decide } from './support/shell';
import { test } from './support/test';

const inbox = '/en/mykomax/user-admin/requests';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page, name: string) => main(page).getByRole('checkbox', { name });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const notice = (page: Page, text: string) => main(page).getByText(text, { exact: true });

test.describe.configure({ timeout: 150_000 });
test.beforeEach(({ context }) => decide(context, 'v1'));

test('an administrator declines and accepts several requests at once, and those who asked get mails', async ({
  page,
  browser,
}) => {
  const invitee = createInvitee();
  const name = nameOf(invitee);
  const caller = { request: page.request, accessToken: await readAccessToken('admin') };
  const userId = await inviteByOperation(caller, invitee, ['ticketing']);
  const other = await openOtherBrowser(browser);
  await acceptInvitation(other, invitee);
  await signInInvitee(other, invitee);
  await expectPortal(other);
  const note = `For line ${name}`;
  // The portal replaces and revokes its token whenever the roles change, also with each request.
  for (const application of ['direct', 'mfpwm', 'mfpmds', 'artemis'])
    await expect(async () => {
      const requester = { request: other.request, accessToken: (await readTokens(other)).access_token };
      expect(outcomeOf(await queryAs(requester, 'RequestAccess', { application, note }))).toBe('yes');
    }).toPass();
  const subjects = async () =>
    (await mailsOf(invitee.email)).confirmation.map(({ subject }) => subject ?? '');

  await test.step('the dashboard leads to all requests', async () => {
    await signIn(page, 'admin');
    await main(page).getByRole('link', { name: 'All requests' }).click();
    await expect(page).toHaveURL(at('localhost', inbox));
    await expect(box(page, `${name}, Direct orders`)).toBeVisible();
    await expect(main(page).getByRole('cell', { name: note }).first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('declined with a note, without a mouse', async () => {
    await box(page, `${name}, Direct orders`).press('Space');
    await main(page).getByRole('button', { name: 'Decline', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Decline 1 request?' });
    await tabTo(page, dialog.getByRole('textbox', { name: 'Note (optional)' }));
    await page.keyboard.type('Please use the account of your plant');
    await tabTo(page, dialog.getByRole('button', { name: 'Decline', exact: true }));
    await page.keyboard.press('Enter');
    await expect(notice(page, '1 request was declined.')).toBeVisible();
    await expect(box(page, `${name}, Direct orders`)).toHaveCount(0);
    await expect.poll(subjects).toContain('Your request was declined: Direct orders');
    const { confirmation } = await mailsOf(invitee.email);
    expect(confirmation.some(({ text }) => text?.includes('Please use the account of your plant'))).toBe(
      true,
    );
  });

  await test.step('accepted at once, but for one that was decided meanwhile', async () => {
    const requests = main(page).getByRole('checkbox', { name: `${name}, ` });
    await expect(requests).toHaveCount(3);
    for (const request of await requests.all()) await request.check();
    await press(page, 'Accept');
    const dialog = page.getByRole('dialog', { name: 'Accept 3 requests?' });
    await expect(dialog).toBeVisible();
    const input = {
      userId,
      application: 'artemis',
      action: 'declineRequest',
      expectedStatus: 'pending',
    };
    const staff = { request: page.request, accessToken: await readAccessToken('staff') };
    expect(outcomeOf(await queryAs(staff, 'ChangeAccess', { input }))).toBe('yes');
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(notice(page, '2 requests were accepted.')).toBeVisible();
    await expect(main(page).getByRole('alert')).toContainText('1 request was not decided');
    await expect(main(page).getByRole('alert')).toContainText(
      /Artemis: .+ has already declined this request\./,
    );
    await expect(requests).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  await deleteByOperation(caller, userId);
  await other.context().close();
});

test('a narrow window shows each request as a card with its box', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin', inbox);
  const cards = main(page).getByRole('list', { name: 'Access requests' }).getByRole('listitem');
  await expect(cards.first().getByRole('checkbox')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await cards.first().getByRole('checkbox').check();
  await expect(main(page).getByRole('status').filter({ hasText: '1 selected' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('a customer cannot open the requests', async ({ page }) => {
  await signIn(page, 'customer', inbox);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('You cannot administer users');
  expect(outcomeOf(await queryAs(page, 'AccessRequests'))).toBe('FORBIDDEN');
});
