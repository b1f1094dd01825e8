import { readFile } from 'node:fs/promises';

import { expect, type APIRequestContext, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { tabTo } from './support/keyboard';
import { expectPortal, fillCredentials, portalNavigation, readAccessToken, signIn } from './support/portal';
import { queryAs, outcomeOf, readClaims, type PortalCaller } from './support/portalData';
import { tick } from './support/portalLists';
import {
  acceptInvitation,
  createInvitee,
  deleteByOperation,
  expectOpened,
  inviteByOperation,
  inviteePassword,
  invitationLink,
  nameOf,
  openOtherBrowser,
  signInInvitee,
  tile,
  type Invitee,
} from './support/portalUsers';
import { decide } from './support/shell';
import { test } from './support/test';
import { slowTimeoutMs } from './support/timeouts';

const list = '/en/mykomax/user-admin';

const table = (page: Page) => page.getByRole('table', { name: 'Users' });
const names = (page: Page) => table(page).getByRole('rowheader');
const columnHeads = (page: Page) => table(page).getByRole('columnheader');
const total = (page: Page) => page.getByRole('status').filter({ hasText: /\d+ users?$/ });
const accessRow = (page: Page, application: string) =>
  page.getByRole('table', { name: 'Application access' }).getByRole('row').filter({ hasText: application });
const trail = (page: Page) => page.getByRole('region', { name: 'Audit trail' });
const inviteDialog = (page: Page) => page.getByRole('dialog', { name: 'Invite user' });

const admin = async (request: APIRequestContext): Promise<PortalCaller> => ({
  request,
  accessToken: await readAccessToken('admin'),
});

async function openList(page: Page, query = ''): Promise<void> {
  await signIn(page, 'admin', list + query);
  await expect(names(page).first()).toBeVisible();
}

/** Waits for another list by the names on its first page. */
async function waitForOtherRows(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await names(page).allInnerTexts();
  await act();
  await expect.poll(() => names(page).allInnerTexts()).not.toEqual(before);
}

test.beforeEach(({ context }) => decide(context, 'v1'));

test.describe('the list of users (portal, sections 2 and 3)', () => {
  test('search, filters, sorting and pages are in the URL, and Back undoes them one by one', async ({
    page,
  }) => {
    await openList(page);
    const all = await total(page).innerText();
    await waitForOtherRows(page, () =>
      page.getByRole('navigation', { name: 'Pages of users' }).getByRole('link', { name: 'Page 2' }).click(),
    );
    await expect(page).toHaveURL(at('localhost', `${list}?page=2`));

    await waitForOtherRows(page, () =>
      table(page).getByRole('columnheader', { name: 'E-mail' }).getByRole('button').click(),
    );
    await expect(page).toHaveURL(at('localhost', `${list}?sort=email`));
    await expect(table(page).getByRole('columnheader', { name: 'E-mail' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const emails = await table(page).getByRole('row').locator('td:nth-child(2)').allInnerTexts();
    expect(emails).toEqual(emails.toSorted());

    await tick(page, 'Status', 'Active');
    await expect(page).toHaveURL(at('localhost', `${list}?status=active&sort=email`));
    await expect(total(page)).not.toHaveText(all);

    await page.getByRole('searchbox', { name: 'Name or e-mail' }).fill('customer@demo');
    await page.getByRole('main').getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(at('localhost', `${list}?search=customer%40demo&status=active&sort=email`));
    await expect(names(page)).toHaveText(['Carla Customer']);
    await expect(total(page)).toHaveText('1 user');

    await page.goBack();
    await expect(page).toHaveURL(at('localhost', `${list}?status=active&sort=email`));
    await expect(page.getByRole('searchbox', { name: 'Name or e-mail' })).toHaveValue('');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(at('localhost', `${list}?page=2`));
    await page.goBack();
    await expect(page).toHaveURL(at('localhost', list));
    await expect(total(page)).toHaveText(all);
    await page.goForward();
    await expect(
      page.getByRole('navigation', { name: 'Pages of users' }).locator('[aria-current]'),
    ).toHaveText('2');
  });

  test('the export holds the users of the filters, in the columns that are shown', async ({ page }) => {
    await openList(page, '?search=customer%40demo');
    await tick(page, 'Columns', 'City');
    await tick(page, 'Columns', 'Application');
    await expect(columnHeads(page)).toHaveText([
      'Name',
      'E-mail',
      'Organisation',
      'Status',
      'Country',
      'City',
    ]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('users.csv');
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toBe(
      [
        '\ufeff"Name","E-mail","Organisation","Status","Country","City"',
        '"Carla Customer","customer@demo.example","Velmora Automotive Wiring","Active","United States",""',
        '',
      ].join('\r\n'),
    );
  });
});

async function fillInvitation(page: Page, { email, firstName, lastName }: Invitee): Promise<void> {
  const dialog = inviteDialog(page);
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog.getByRole('textbox', { name: 'First name' }).fill(firstName);
  await dialog.getByRole('textbox', { name: 'Last name' }).fill(lastName);
  await dialog
    .getByRole('combobox', { name: 'Organisation' })
    .selectOption({ label: 'Velmora Automotive Wiring' });
  await dialog.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'United States' });
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'English' });
}

test.describe('inviting (portal, section 4)', () => {
  test('an invited person gets a mail, sets a password, signs in and finds the application open', async ({
    page,
    browser,
  }) => {
    test.setTimeout(90_000);
    const invitee = createInvitee();
    await openList(page);
    await page.getByRole('button', { name: 'Invite user' }).click();
    await inviteDialog(page).getByRole('button', { name: 'Send invitation' }).click();
    await expect(inviteDialog(page).getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
      /Please provide a valid email address/,
    );
    expect(await axeViolations(page)).toEqual([]);
    await fillInvitation(page, invitee);
    await inviteDialog(page).getByRole('checkbox', { name: 'Service tickets' }).check();
    await inviteDialog(page).getByRole('button', { name: 'Send invitation' }).click();
    await expect(
      page.getByText(`${nameOf(invitee)} was invited. The invitation is valid for 14 days.`),
    ).toBeVisible();

    const other = await openOtherBrowser(browser);
    await acceptInvitation(other, invitee);
    await other.getByRole('link', { name: 'Go to MyKomax' }).click();
    await signInInvitee(other, invitee);
    await expectPortal(other);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${invitee.firstName}`);
    await expectOpened(other, 'ticketing');
    // A link of an invitation works once.
    await other.goto(await invitationLink(invitee.email));
    await expect(other.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();
    await other.context().close();

    await page.getByRole('button', { name: 'Invite user' }).click();
    await fillInvitation(page, { ...invitee, email: invitee.email.toUpperCase() });
    await inviteDialog(page).getByRole('button', { name: 'Send invitation' }).click();
    await expect(inviteDialog(page).getByRole('alert')).toContainText('user already exists');
    await inviteDialog(page).getByRole('link', { name: 'Go to the profile' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(nameOf(invitee));
    await expect(accessRow(page, 'Service tickets')).toContainText('Active');
    await deleteByOperation(page, new URL(page.url()).pathname.split('/').at(-1) ?? '');
  });

  test('inviting needs no mouse', async ({ page }) => {
    const invitee = createInvitee();
    const { keyboard } = page;
    await openList(page);
    await tabTo(page, page.getByRole('button', { name: 'Invite user' }));
    await keyboard.press('Enter');
    const dialog = inviteDialog(page);
    await expect(dialog).toBeVisible();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Invite user' })).toBeFocused();
    await keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('textbox', { name: 'E-mail' }));
    await keyboard.type(invitee.email);
    await keyboard.press('Tab');
    await keyboard.type('Velmora');
    await keyboard.press('Tab');
    await keyboard.type(invitee.firstName);
    await keyboard.press('Tab');
    await keyboard.type(invitee.lastName);
    await keyboard.press('Tab');
    await keyboard.type('United States');
    await keyboard.press('Tab');
    await keyboard.type('English');
    await tabTo(page, dialog.getByRole('checkbox', { name: 'Artemis' }));
    await keyboard.press('Space');
    await tabTo(page, dialog.getByRole('button', { name: 'Send invitation' }));
    await keyboard.press('Enter');
    await expect(page.getByText(`${nameOf(invitee)} was invited.`)).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByRole('searchbox', { name: 'Name or e-mail' }).fill(invitee.email);
    await keyboard.press('Enter');
    await expect(names(page)).toHaveText([nameOf(invitee)]);
    const address = await names(page).getByRole('link').getAttribute('href');
    await deleteByOperation(page, address?.split('/').at(-1) ?? '');
  });
});

test.describe('access (portal, section 4)', () => {
  test('granted access opens the user’s tile, withdrawn access closes it, and a deleted user is signed out', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    const invitee = createInvitee();
    const id = await inviteByOperation(await admin(page.request), invitee, ['ticketing']);
    await signIn(page, 'admin', `${list}/${id}`);
    const other = await openOtherBrowser(browser);
    await acceptInvitation(other, invitee);
    await signInInvitee(other, invitee);
    await expect(tile(other, 'productinfo')).toContainText('No access', { timeout: slowTimeoutMs });

    await test.step('granted', async () => {
      await page.getByRole('button', { name: 'Grant access: Product information' }).click();
      await expect(page.getByText(`${nameOf(invitee)} now has access.`)).toBeVisible();
      await expect(accessRow(page, 'Product information')).toContainText('Active');
      await other.reload();
      await expectOpened(other, 'productinfo');
    });

    await test.step('withdrawn, after a question, and on record', async () => {
      const withdraw = page.getByRole('button', { name: 'Withdraw access: Product information' });
      const dialog = page.getByRole('dialog', { name: 'Withdraw access: Product information' });
      await withdraw.click();
      await expect(dialog).toContainText(`${nameOf(invitee)} can no longer open this application.`);
      await dialog.getByRole('textbox', { name: 'Note (optional)' }).fill('Moved to another plant');
      await dialog.getByRole('button', { name: 'Withdraw access' }).click();
      await expect(page.getByText(`Access for ${nameOf(invitee)} was withdrawn.`)).toBeVisible();
      await expect(accessRow(page, 'Product information')).toContainText('Inactive');
      await expect(trail(page).getByRole('listitem').first()).toContainText('Withdraw access');
      for (const text of ['Product information', 'By Ada Administrator', 'Moved to another plant'])
        await expect(trail(page).getByRole('listitem').first()).toContainText(text);
      for (const text of ['Grant access', 'Invitation accepted', `By ${nameOf(invitee)}`, 'User invited'])
        await expect(trail(page)).toContainText(text);
      expect(await axeViolations(page)).toEqual([]);
      await other.reload();
      await expect(tile(other, 'productinfo')).toContainText('Inactive', { timeout: slowTimeoutMs });
    });

    await test.step('deleted, after a question', async () => {
      expect(outcomeOf(await queryAs(other, 'Account'))).toBe('yes');
      await page.getByRole('button', { name: 'Delete user' }).click();
      const dialog = page.getByRole('dialog', { name: `Delete ${nameOf(invitee)}?` });
      await expect(dialog).toContainText('This cannot be undone.');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: 'Delete user' }).click();
      await dialog.getByRole('button', { name: 'Delete user' }).click();
      await expect(page).toHaveURL(at('localhost', list));
      await expect(page.getByText(`${nameOf(invitee)} was deleted.`)).toBeVisible();
      await page.getByRole('searchbox', { name: 'Name or e-mail' }).fill(invitee.email);
      await page.keyboard.press('Enter');
      await expect(page.getByText('No users were found for your filter settings')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });

    await test.step('a deleted user is signed out, and cannot sign in again', async () => {
      expect(outcomeOf(await queryAs(other, 'Account'))).toBe('UNAUTHENTICATED');
      // The open page tries one renewal, which fails, and redirects to the login.
      await other.getByRole('main').getByRole('link', { name: 'Account settings' }).click();
      await other.waitForURL(/\/am\/XUI\/login/);
      await fillCredentials(other, invitee.email, inviteePassword);
      await expect(other.getByText('The e-mail address or password is incorrect.')).toBeVisible();
      await other.context().close();
    });
  });
});

test.describe('account settings (portal, sections 3 and 6)', () => {
  test('a changed name and changed units reach the portal, the site and the identity', async ({
    page: other,
  }) => {
    test.setTimeout(90_000);
    const invitee = createInvitee();
    const caller = await admin(other.request);
    const id = await inviteByOperation(caller, invitee, []);
    await acceptInvitation(other, invitee);
    await signInInvitee(other, invitee, '/en/mykomax/account');
    const firstName = other.getByRole('textbox', { name: 'First name' });
    await expect(firstName).toHaveValue(invitee.firstName, { timeout: slowTimeoutMs });
    expect(await axeViolations(other)).toEqual([]);
    await firstName.fill('');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(firstName).toHaveAccessibleDescription(/Please enter your first name/);
    await firstName.fill('Renamed');
    await other.getByRole('radio', { name: 'Imperial', exact: true }).check();
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.getByText('Your changes are saved.')).toBeVisible();
    await expect(other.locator('html')).toHaveAttribute('data-measurement', /imperial/i);
    expect(await readClaims(other)).toMatchObject({ given_name: 'Renamed', kmx_measurement: 'Imperial' });
    await expect(other.getByText(`Renamed ${invitee.lastName}`)).toBeVisible();
    await portalNavigation(other).getByRole('link', { name: 'Dashboard' }).click();
    await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Welcome, Renamed');
    await expect
      .poll(async () => (await other.context().cookies()).find(({ name }) => name === 'reader-name')?.value)
      .toContain('Renamed');
    await other.goto(at('localhost', '/en'));
    await expect(other.locator('html')).toHaveAttribute('data-measurement', /imperial/i);

    await deleteByOperation(caller, id);
  });

  test('an employee reads the account and cannot edit it', async ({ page }) => {
    await signIn(page, 'staff', '/en/mykomax/account');
    const main = page.getByRole('main');
    await expect(main.getByText('Your account is managed internally', { exact: true })).toBeVisible();
    await expect(main).toContainText('staff@demo.example');
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Open account security' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});
