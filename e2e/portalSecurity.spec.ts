import { expect, test, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { expectPortal, signInByForm } from './support/portal';
import { queryPortal, readTokens } from './support/portalData';

const path = '/en/mykomax/account/security';
const main = (page: Page) => page.getByRole('main');

test.describe('account security', () => {
  test('shows password, second factor and sessions; a wrong current password changes nothing', async ({
    page,
  }) => {
    await signInByForm(page, 'newcomer', path);
    await expect(page.getByRole('heading', { level: 1, name: 'Account security' })).toBeVisible();
    await expect(main(page).getByText('This browser')).toBeVisible();
    await main(page).getByLabel('Current password').fill('not-the-password');
    await main(page).getByLabel('New password').fill('copper never sleeps 12');
    await expect(main(page).getByText('Strong: very hard to guess.')).toBeVisible();
    await main(page).getByRole('button', { name: 'Change password' }).click();
    await expect(main(page).getByText('The current password is not right.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('asks for the password before a second factor is set up, and shows the key of a new device then', async ({
    page,
  }) => {
    await signInByForm(page, 'newcomer', path);
    await main(page).getByRole('button', { name: 'Set up second factor' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill('not-the-password');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('The current password is not right.')).toBeVisible();
    await dialog.getByLabel('Current password').fill('Demo-1234');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('after a sign-out the token of before opens nothing', async ({ page }) => {
    await signInByForm(page, 'newcomer', path);
    const { id_token: token } = await readTokens(page);
    expect((await queryPortal(page.request, token, 'FrameMe')).data).toMatchObject({ me: {} });
    await page.goto(at('localhost', '/en/mykomax/logout'));
    await page.waitForURL(at('localhost', '/en'));
    await expect
      .poll(async () => (await queryPortal(page.request, token, 'FrameMe')).errors?.[0]?.extensions?.code)
      .toBe('UNAUTHENTICATED');
    await signInByForm(page, 'newcomer', path);
    await expectPortal(page);
  });
});
