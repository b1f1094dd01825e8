import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { mailsOf } from './support/mails';
import { expectPortal, fillCredentials, readAccessToken } from './support/portal';
import { readClaims } from './support/portalData';
import {
  acceptInvitation,
  createInvitee,
  deleteByOperation,
  inviteByOperation,
  inviteePassword,
  openOtherBrowser,
  signInInvitee,
} from './support/portalUsers';
import { test } from './support/test';

const path = '/en/mykomax/account/security';
const passkeyName = 'Laptop of the workshop';
const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

/** A platform authenticator that verifies its user, as with a fingerprint. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signOut(page: Page): Promise<void> {
  await page.goto(at('localhost', '/en/mykomax/logout'));
  await page.waitForURL(at('localhost', '/en'));
}

async function openSignIn(page: Page): Promise<void> {
  await page.goto(at('localhost', path));
  await page.waitForURL(/\/am\/XUI\/login/);
}

test.describe('passkeys', () => {
  test('a passkey is added, signs in with and without the password, and is removed', async ({
    browser,
    request,
  }) => {
    test.setTimeout(120_000);
    const invitee = createInvitee();
    const admin = { request, accessToken: await readAccessToken('admin') };
    const id = await inviteByOperation(admin, invitee, []);
    const page = await openOtherBrowser(browser);
    await acceptInvitation(page, invitee);
    await signInInvitee(page, invitee, path);
    await expectPortal(page);
    await addAuthenticator(page);

    await section(page).getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name of the passkey').fill(passkeyName);
    await dialog.getByLabel('Current password').fill(inviteePassword);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Store these recovery codes now')).toBeVisible();
    await page.getByRole('button', { name: 'I have stored the codes' }).click();
    await expect(section(page).getByText(passkeyName)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await signOut(page);
    await openSignIn(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expectPortal(page);
    expect(await readClaims(page)).toMatchObject({ email: invitee.email, amr: ['pop', 'mfa'] });

    await signOut(page);
    await signInInvitee(page, invitee, path);
    await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm with a passkey' }).click();
    await expectPortal(page);

    await section(page)
      .getByRole('button', { name: `Remove “${passkeyName}”` })
      .click();
    await dialog.getByLabel('Current password').fill(inviteePassword);
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('Your passkey is removed')).toBeVisible();
    const subjects = async () =>
      (await mailsOf(invitee.email)).confirmation.map(({ subject }) => subject).sort();
    await expect
      .poll(subjects)
      .toEqual(
        expect.arrayContaining([
          'A passkey was added to your MyKomax account',
          'A passkey was removed from your MyKomax account',
        ]),
      );

    await page.getByRole('main').getByRole('button', { name: 'Sign in again now' }).click();
    await page.waitForURL(/\/am\/XUI\/login/);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByText('This passkey is not known for this sign-in')).toBeVisible();
    await fillCredentials(page, invitee.email, inviteePassword);
    await expectPortal(page);
    await deleteByOperation(admin, id);
    await page.context().close();
  });

  test('without passkeys in the browser the sign-in page offers the password alone', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
    await openSignIn(page);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
  });

  test('a person who confirms nothing can sign in another way', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator.credentials, 'get', {
        value: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      });
    });
    await openSignIn(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Nothing was confirmed on your device. Try again, or sign in another way.',
    );
  });
});
