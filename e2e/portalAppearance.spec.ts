import { expect, type Locator, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { main } from './support/parts';
import { expectPortal, signIn } from './support/portal';
import { test } from './support/test';
import { overflowOf } from './support/tickets';

const account = '/en/mykomax/account';

const root = (page: Page) => page.locator('html');
const userMenu = (page: Page) => page.locator('[data-reader="signedIn"] details[data-menu="user"]');
const summary = (page: Page) => userMenu(page).locator('summary');
const schemes = (around: Locator) => around.getByRole('group', { name: 'Colour scheme' });
const scheme = (around: Locator, name: string) => schemes(around).getByRole('radio', { name });

test.describe.configure({ timeout: 60_000 });

test('the user menu switches to the dark scheme by keyboard, and the account page shows the choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, 'customer', account);
  await expect(scheme(main(page), 'Same as this device')).toBeChecked();
  await expect(summary(page)).toBeVisible();
  await summary(page).focus();
  await page.keyboard.press('Enter');
  await expect(scheme(userMenu(page), 'Same as this device')).toBeChecked();
  // After the links to dashboard and account.
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(scheme(userMenu(page), 'Same as this device')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(scheme(main(page), 'Light')).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(scheme(userMenu(page), 'Dark')).toBeFocused();
  await expect(scheme(main(page), 'Dark')).toBeChecked();
  await expect(root(page)).toHaveCSS('color-scheme', 'dark');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(schemes(userMenu(page))).toBeHidden();
  await expect(summary(page)).toBeFocused();
});

test('the choice of the user menu is kept, applies before the first byte, and leaves public pages light', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, 'customer', account);
  await summary(page).click();
  await scheme(userMenu(page), 'Dark').check();
  const document = await page.request.get(at('localhost', account));
  expect(await document.text()).toMatch(/<html[^>]* data-scheme="dark"/);

  await page.reload();
  await expectPortal(page);
  await expect(root(page)).toHaveCSS('color-scheme', 'dark');
  await expect(scheme(main(page), 'Dark')).toBeChecked();
  await summary(page).click();
  await expect(scheme(userMenu(page), 'Dark')).toBeChecked();
  await summary(page).click();
  await scheme(main(page), 'Light').check();
  await summary(page).click();
  await expect(scheme(userMenu(page), 'Light')).toBeChecked();

  await scheme(userMenu(page), 'Dark').check();
  await page.goto(at('localhost', '/en'));
  await expect(root(page)).not.toHaveAttribute('data-scheme');
  await summary(page).click();
  await expect(userMenu(page).getByRole('link', { name: 'Sign out' })).toBeVisible();
  await expect(userMenu(page).getByRole('radio')).toHaveCount(0);
});

test.describe('on 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu of the site has the choice, stays open with it and does not scroll sideways', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await signIn(page, 'customer', account);
    await page.locator('details[data-menu="main"] > summary').tap();
    await summary(page).tap();
    await schemes(userMenu(page)).getByText('Dark').tap();
    await expect(scheme(userMenu(page), 'Dark')).toBeChecked();
    await expect(scheme(userMenu(page), 'Dark')).toBeVisible();
    await expect(root(page)).toHaveCSS('color-scheme', 'dark');
    expect(await overflowOf(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('details[data-menu="main"] > summary').tap();
    await expect(scheme(main(page), 'Dark')).toBeChecked();
  });
});
