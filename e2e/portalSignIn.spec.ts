import { expect } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { sidewaysOverflow } from './support/comparison';
import {
  enterCredentials,
  expectPortal,
  people,
  portalNavigation,
  signIn,
  signInByForm,
} from './support/portal';
import { decide } from './support/shell';
import { test } from './support/test';
import { slowTimeoutMs } from './support/timeouts';

test.beforeEach(({ context }) => decide(context, 'v1'));

test.describe('signing in (portal, sections 2 and 4)', () => {
  test('an anonymous visitor is redirected to the provider, and back to the requested page', async ({
    page,
  }) => {
    await signInByForm(page, 'customer', '/en/mykomax/account');
    await expect(page).toHaveURL(at('localhost', '/en/mykomax/account'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account settings');
  });

  test('comes back to the language of the page, whatever the browser prefers', async ({ page }) => {
    await page.goto(at('localhost', '/de/mykomax/account'));
    await page.waitForURL(/\/am\/XUI\/login/);
    await page.getByLabel('E-Mail-Adresse').fill(people.customer);
    await page.getByLabel('Passwort', { exact: true }).fill('Demo-1234');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page).toHaveURL(at('localhost', '/de/mykomax/account'), { timeout: slowTimeoutMs });
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
    await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible({ timeout: slowTimeoutMs });
  });

  test('a user with a session is signed in without a form, and greeted by name', async ({ page }) => {
    await signIn(page, 'customer');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('a wrong password shows a message, and the address stays', async ({ page }) => {
    await page.goto(at('localhost', '/en/mykomax'));
    await page.waitForURL(/\/am\/XUI\/login/);
    await enterCredentials(page, 'customer', 'wrong-password');
    await expect(page.getByText('The e-mail address or password is incorrect.')).toBeVisible();
    await expect(page.getByLabel('E-mail address')).toHaveValue(people.customer);
  });

  test('a second tab signs in by itself, and signing out ends both', async ({ page, context }) => {
    await signInByForm(page, 'customer');
    const other = await context.newPage();
    await other.goto(at('localhost', '/en/mykomax/account'));
    await expectPortal(other);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(at('localhost', '/en'), { timeout: slowTimeoutMs });
    await expect(portalNavigation(other)).toBeHidden({ timeout: slowTimeoutMs });
    await page.goto(at('localhost', '/en/mykomax'));
    await page.waitForURL(/\/am\/XUI\/login/);
  });

  test('/callback without code and state shows which parameter is missing', async ({ page }) => {
    await page.goto(
      at('localhost', '/en/callback?error=access_denied&error_description=The%20reader%20said%20no'),
    );
    await expect(page.getByRole('main')).toContainText('missing params');
    await expect(page.getByRole('main')).toContainText('access_denied');
    await expect(page.getByRole('main')).toContainText('The reader said no');
  });

  test('an unknown state is rejected, with a link to sign in again', async ({ page }) => {
    await page.goto(at('localhost', '/en/callback?code=stolen&state=foreign'));
    await expect(page.getByRole('main')).toContainText('State or verifier not found in session storage.');
    await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible();
  });

  test('the header shows the signed-in user', async ({ page }) => {
    await signIn(page, 'customer');
    await page.goto(at('localhost', '/en'));
    await expect(page.locator('[data-reader="signedIn"]')).toBeVisible();
    await expect(page.locator('[data-reader="anonymous"]')).toBeHidden();
  });

  test('the portal and the provider fit a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(at('localhost', '/en/mykomax'));
    await page.waitForURL(/\/am\/XUI\/login/);
    expect([await sidewaysOverflow(page), await axeViolations(page)]).toEqual([0, []]);
    await enterCredentials(page, 'admin');
    await expectPortal(page);
    for (const path of ['', '/account', '/user-admin']) {
      await page.goto(at('localhost', `/en/mykomax${path}`));
      await expectPortal(page);
      expect([path, await sidewaysOverflow(page)]).toEqual([path, 0]);
    }
  });
});

test.describe('access by role (portal, sections 4 and 6)', () => {
  test('an unknown address below /mykomax is not found; letter case does not matter', async ({ request }) => {
    expect((await request.get(at('localhost', '/en/mykomax/nothing'))).status()).toBe(404);
    expect((await request.get(at('localhost', '/en/MyKomax/account'))).status()).toBe(200);
    expect((await request.get(at('localhost', '/en/mykomax/tickets/list'))).status()).toBe(200);
  });

  test('queries that the portal does not send are rejected', async ({ request }) => {
    const response = await request.post(at('localhost', '/api/customer'), {
      data: { query: '{ users { items { email } } }' },
    });
    expect(response.status()).toBe(400);
  });
});
