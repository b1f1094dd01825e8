import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { mailsOf } from './support/mails';
import { readAccessToken, signIn } from './support/portal';
import { outcomeOf, queryAs } from './support/portalData';
import { createInvitee, deleteByOperation, nameOf } from './support/portalUsers';
import { decide } from './support/shell';
import { test } from './support/test';

const path = '/en/mykomax/user-admin/import';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, name: string) => main(page).getByRole('row', { name });
const usersSchema = z.object({ users: z.object({ items: z.array(z.object({ id: z.string() })) }) });

test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ context }) => decide(context, 'v1'));

test('an administrator imports people from a file after a preview of every line', async ({ page }) => {
  const invitees = [createInvitee(), createInvitee()];
  const [first, second] = invitees.map(nameOf);
  const lines = [
    'E-mail;First name;Last name;Organisation;Country;Language;Applications;Phone',
    ...invitees.map(
      ({ email, firstName, lastName }) => `${email};${firstName};${lastName};org-1;Germany;English;Artemis;1`,
    ),
    'customer@demo.example;Carla;Customer;org-1;DE;de;;2',
    'nobody;No;Body;Elsewhere;DE;de;Artemys;3',
  ];
  const caller = { request: page.request, accessToken: await readAccessToken('admin') };
  const findIds = async () => {
    const ids: string[] = [];
    for (const { email } of invitees) {
      const variables = {
        filter: { search: email },
        sort: { by: 'name', direction: 'asc' },
        page: 1,
        pageSize: 25,
      };
      const { data } = await queryAs(caller, 'UserList', variables);
      ids.push(...usersSchema.parse(data).users.items.map(({ id }) => id));
    }
    return ids;
  };

  await test.step('the users lead to the import', async () => {
    await signIn(page, 'admin', '/en/mykomax/user-admin');
    await main(page).getByRole('link', { name: 'Import users' }).click();
    await expect(page).toHaveURL(at('localhost', path));
  });

  await test.step('a list without its headings is not sent', async () => {
    await main(page)
      .getByRole('textbox', { name: /People/ })
      .fill('nobody;No;Body');
    await main(page).getByRole('button', { name: 'Check the list' }).press('Enter');
    await expect(main(page).getByRole('alert')).toContainText('These columns are missing: E-mail');
  });

  await test.step('the preview explains each line and invites nobody', async () => {
    const file = {
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n'), 'utf16le'),
    };
    await main(page).getByLabel('Or choose a CSV file').setInputFiles(file);
    await expect(
      main(page).getByText('To be invited: 2, existing: 1, not possible: 1', { exact: true }),
    ).toBeVisible();
    await expect(main(page).getByText(/headings are not known.*: Phone\./)).toBeVisible();
    await expect(row(page, first ?? '')).toContainText('Will be invited');
    await expect(row(page, 'customer@demo.example')).toContainText('Already exists');
    await expect(row(page, 'No Body')).toContainText('“Elsewhere” is not one of your organisations.');
    expect(await axeViolations(page)).toEqual([]);
    expect(await findIds()).toEqual([]);
  });

  await test.step('the confirmation invites, with mails', async () => {
    await main(page).getByRole('button', { name: 'Invite 2 people' }).press('Enter');
    await expect(main(page).getByText(/^2 people were invited\./)).toBeVisible();
    await expect(row(page, second ?? '')).toContainText('Invited');
    expect(await axeViolations(page)).toEqual([]);
    for (const { email } of invitees)
      await expect.poll(async () => (await mailsOf(email)).confirmation.length).toBe(1);
  });

  for (const id of await findIds()) await deleteByOperation(caller, id);
});

test('a narrow window shows each line as a card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin', path);
  await main(page)
    .getByRole('textbox', { name: /People/ })
    .fill('E-mail;First name;Last name;Country\nnobody;No;Body;Atlantis');
  await main(page).getByRole('button', { name: 'Check the list' }).click();
  const card = main(page).getByRole('list', { name: 'Import users' }).getByRole('listitem').first();
  await expect(card).toContainText('“Atlantis” is not a known country.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
});

test('a customer cannot import users', async ({ page }) => {
  await signIn(page, 'customer', path);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('You cannot administer users');
  const row = { line: 2, email: 'a@demo.example', firstName: 'A', lastName: 'B', country: 'DE' };
  const rows = [{ ...row, organisation: '', language: '', applications: '' }];
  expect(outcomeOf(await queryAs(page, 'UserImportPreview', { rows }))).toBe('FORBIDDEN');
});
