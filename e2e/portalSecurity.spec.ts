import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { expectPortal, signInByForm } from './support/portal';
import { outcomeOf, queryPortal, readTokens } from './support/portalData';
import { test } from './support/test';
import { fetchAttachment } from './support/unrelatedRecords';

const path = '/en/mykomax/account/security';
const securityAddress = `${process.env.IDENTITY_URL ?? 'http://localhost:3108'}/am/json/realms/root/realms/alpha/account`;
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
    await expect(main(page).getByText('The current password is incorrect.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('requires the password before a second factor is set up, and then shows the key of a new device', async ({
    page,
  }) => {
    await signInByForm(page, 'newcomer', path);
    await main(page).getByRole('button', { name: 'Set up second factor' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill('not-the-password');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('The current password is incorrect.')).toBeVisible();
    await dialog.getByLabel('Current password').fill('Demo-1234');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('after a sign-out copied tokens open nothing, at once', async ({ page, request }) => {
    await signInByForm(page, 'newcomer', path);
    const { access_token: accessToken, id_token: identityToken } = await readTokens(page);
    const open = async () => ({
      data: outcomeOf(await queryPortal(request, accessToken, 'FrameMe')),
      file: (await fetchAttachment(request, accessToken, '00000000-0000-4000-8000-000000000000')).status(),
      security: (
        await request.get(securityAddress, { headers: { authorization: `Bearer ${accessToken}` } })
      ).status(),
      identityToken: outcomeOf(await queryPortal(request, identityToken, 'FrameMe')),
    });
    expect(await open()).toEqual({
      data: 'yes',
      file: 404,
      security: 200,
      identityToken: 'UNAUTHENTICATED',
    });
    await page.goto(at('localhost', '/en/mykomax/logout'));
    await page.waitForURL(at('localhost', '/en'));
    expect(await open()).toEqual({
      data: 'UNAUTHENTICATED',
      file: 401,
      security: 401,
      identityToken: 'UNAUTHENTICATED',
    });
    await signInByForm(page, 'newcomer', path);
    await expectPortal(page);
  });
});
