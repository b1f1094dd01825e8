import { expect, type Page } from '@playwright/test';

import { axeViolations } from './support/axe';
import { changeResponse, expectNarrow, main, open, restoreResponses, title } from './support/parts';
import { signIn } from './support/portal';
import { test } from './support/test';

const path = '/en/mykomax/account/notifications';
const choice = (page: Page, name: string) => main(page).getByRole('checkbox', { name });
const cancelled = (page: Page) => choice(page, 'My parts order is cancelled');
const save = (page: Page) => main(page).getByRole('button', { name: 'Save changes' });
const saved = (page: Page) => main(page).getByText('Your changes are saved.');

// One person's preferences: a test at a time.
test.describe.configure({ mode: 'default', timeout: 60_000 });

test('the account leads to the notifications, which are switched off and on again', async ({ page }) => {
  await signIn(page, 'customer', '/en/mykomax/account');
  await main(page).getByRole('link', { name: 'Open notifications' }).click();
  await expect(title(page)).toHaveText('Notifications');
  await expect(cancelled(page)).toBeChecked();
  await expect(choice(page, 'A member of my organisation asks for access')).toHaveCount(0);
  await expect(main(page).getByRole('heading', { name: 'Always sent' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await cancelled(page).uncheck();
  await expect(main(page).getByText('Not saved yet. So far, you get this e-mail.')).toBeVisible();
  await expect(main(page).getByText('You have unsaved changes.')).toBeVisible();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await open(page, path);
  await expect(cancelled(page)).not.toBeChecked();
  await expect(choice(page, 'My parts order is on its way')).toBeChecked();

  await cancelled(page).check();
  await main(page).getByRole('button', { name: 'Undo changes' }).click();
  await expect(cancelled(page)).not.toBeChecked();
  await cancelled(page).check();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
});

test('a change whose response is lost is read again, and is saved', async ({ page }) => {
  await signIn(page, 'customer', path);
  await changeResponse(page, 'UpdateNotifications', () => undefined);
  await cancelled(page).uncheck();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await restoreResponses(page);
  await open(page, path);
  await expect(cancelled(page)).not.toBeChecked();
  await cancelled(page).check();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
});

test('an administrator is offered the requests for access', async ({ page }) => {
  await signIn(page, 'admin', path);
  await expect(choice(page, 'A member of my organisation asks for access')).toBeChecked();
  await expectNarrow(page, path);
});

test('who has access to nothing reads when notifications come', async ({ page }) => {
  await signIn(page, 'newcomer', path);
  await expect(main(page).getByText('You get no notifications at present.')).toBeVisible();
  await expect(main(page).getByRole('checkbox')).toHaveCount(0);
});
