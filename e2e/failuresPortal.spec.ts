import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { injectFault } from './support/faults';
import { enterCredentials, expectPortal, signIn, signInByForm } from './support/portal';
import { overwriteTokens, readTokens } from './support/portalData';
import { customerApi } from './support/routes';
import { decide } from './support/shell';
import { test } from './support/test';
import { slowTimeoutMs } from './support/timeouts';

// All tests share one provider and one customer service, so tests that break them run one at a time.
test.describe.configure({ mode: 'default', timeout: 60_000 });

const issuer = `${process.env.IDENTITY_URL ?? 'http://localhost:3108'}/am/oauth2/realms/root/realms/alpha`;
const main = (page: Page) => page.getByRole('main');
const failed = 'You could not be signed in';
const loginPage = /\/am\/XUI\/login/;

/** Expects the message of a failed sign-in and all its actions. */
async function expectActions(page: Page, title: string, sentence: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 40_000 });
  await expect(main(page).getByRole('alert')).toContainText(sentence);
  for (const name of ['Try again', 'Sign in again'])
    await expect(main(page).getByRole('button', { name })).toBeVisible();
  const support = await main(page).getByRole('link', { name: 'Contact support' }).getAttribute('href');
  expect(support).toMatch(/^mailto:/);
  expect(await axeViolations(page)).toEqual([]);
}

/** Makes the tokens of this tab expire within the renewal threshold. */
async function letTokensEnd(page: Page): Promise<string> {
  const tokens = await readTokens(page);
  const ending = { ...tokens, expires_at: Math.floor(Date.now() / 1000) + 170 };
  await overwriteTokens(page, JSON.stringify(ending));
  return tokens.access_token;
}

async function clearTokens(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
}

const accessTokenOf = async (page: Page) => (await readTokens(page)).access_token;

test.beforeEach(({ context }) => decide(context, 'v1'));
test.afterEach(async () => {
  await injectFault('none', 'identity');
  await injectFault('none', 'customer');
});

test.describe('the provider, while somebody signs in', () => {
  for (const [fault, sentence] of [
    ['down', 'Failed to fetch'],
    ['nonsense', /./],
  ] as const) {
    test(`fails ("${fault}"): the message of the catalogue is shown, and sign-in continues after recovery`, async ({
      page,
    }) => {
      await injectFault(fault, 'identity');
      await page.goto(at('localhost', '/en/mykomax/account'));
      await expectActions(page, failed, sentence);
      await injectFault('none', 'identity');
      await main(page).getByRole('button', { name: 'Try again' }).click();
      await page.waitForURL(loginPage);
      await enterCredentials(page, 'customer');
      await expectPortal(page);
      await expect(page).toHaveURL(at('localhost', '/en/mykomax/account'));
    });
  }

  test('does not respond: "the app waits 30 seconds and then aborts"', async ({ page }) => {
    await page.clock.install();
    await page.route('**/.well-known/openid-configuration', () => undefined);
    const requested = page.waitForRequest('**/.well-known/openid-configuration');
    await page.goto(at('localhost', '/en/mykomax'));
    await requested;
    await page.clock.fastForward(31_000);
    await expectActionsAfterAbort(page);
  });
});

async function expectActionsAfterAbort(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Signing in took too long' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Contact support' })).toBeVisible();
}

test.describe('tokens (section 4, "Sign-in token lifecycle")', () => {
  test('that end within 180 seconds are renewed silently; others are used again', async ({ page }) => {
    await signIn(page, 'customer', '/en/mykomax/account');
    const first = await accessTokenOf(page);
    await page.reload();
    await expectPortal(page);
    expect(await accessTokenOf(page)).toBe(first);
    await letTokensEnd(page);
    await page.reload();
    await expectPortal(page);
    expect(await accessTokenOf(page)).not.toBe(first);
    await expect(page).toHaveURL(at('localhost', '/en/mykomax/account'));
  });

  test('that must be renewed while the provider is down show a message, and continue after recovery', async ({
    page,
  }) => {
    await signIn(page, 'customer');
    await letTokensEnd(page);
    await injectFault('down', 'identity');
    await page.reload();
    await expectActions(page, failed, 'Failed to fetch');
    await injectFault('none', 'identity');
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expectPortal(page);
  });

  test('that cannot be read are dropped, and the session issues others', async ({ page }) => {
    await signIn(page, 'customer');
    await overwriteTokens(page, '{"not": "a token');
    await page.reload();
    await expectPortal(page);
  });

  test('that were revoked lead to the login page, and back after signing in', async ({ page }) => {
    await signInByForm(page, 'customer', '/en/mykomax/account');
    await expect(main(page).getByRole('textbox', { name: 'First name' })).toBeVisible();
    // The customer service would reject the token too, and the portal would renew it before the reload.
    await page.route(customerApi, (route) => route.abort());
    const revoked = await page.request.post(`${issuer}/token/revoke`, {
      form: { client_id: 'kmx_uapp_login', token: await accessTokenOf(page) },
    });
    expect(revoked.status()).toBe(200);
    await page.reload();
    await page.waitForURL(loginPage);
    await page.unroute(customerApi);
    await enterCredentials(page, 'customer');
    await expectPortal(page);
    await expect(page).toHaveURL(at('localhost', '/en/mykomax/account'));
  });

  test('whose user info keeps failing do not loop: two new attempts in a minute', async ({ page }) => {
    await page.route('**/userinfo', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 500, body: 'no' }) : route.continue(),
    );
    await page.goto(at('localhost', '/en/mykomax'));
    for (let tries = 0; tries < 3; tries += 1) {
      await page.waitForURL(loginPage);
      await enterCredentials(page, 'customer');
      await page.waitForURL((url) => !loginPage.test(url.href));
    }
    await expectActions(page, failed, 'Signing in failed twice within a minute.');
  });
});

test.describe('the hidden frame', () => {
  test('that is blocked falls back to a full redirect, without a new login', async ({ page }) => {
    await signIn(page, 'customer', '/en/mykomax/account');
    await clearTokens(page);
    await page.route(/\/authorize\?.*prompt=none/, (route) => route.abort());
    const whole = page.waitForRequest((request) => /\/authorize\?(?!.*prompt=none)/.test(request.url()));
    await page.reload();
    await whole;
    await expectPortal(page);
    await expect(page).toHaveURL(at('localhost', '/en/mykomax/account'));
  });

  test("without the provider's cookies falls back to a full redirect", async ({ page }) => {
    await signIn(page, 'customer', '/en/mykomax/account');
    await clearTokens(page);
    // Response of the provider to a frame without its cookies.
    await page.route(/\/authorize\?.*prompt=none/, async (route) => {
      const response = await fetch(route.request().url(), { redirect: 'manual' });
      await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers) });
    });
    const rejected = page.waitForRequest(/\/blank-callback\?error=login_required/);
    await page.reload();
    await rejected;
    await expectPortal(page);
    await expect(page).toHaveURL(at('localhost', '/en/mykomax/account'));
  });
});

test.describe('the way back and the browser', () => {
  test('5 "Returned state must equal stored state, otherwise sign-in fails."', async ({ page }) => {
    await page.goto(at('localhost', '/en/mykomax'));
    await page.waitForURL(loginPage);
    await page.goto(at('localhost', '/en/callback?code=stolen&state=of-somebody-else'));
    await expectActions(page, failed, 'State mismatch');
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(loginPage);
  });

  test('a code that the provider does not know', async ({ page }) => {
    await page.goto(at('localhost', '/en/mykomax'));
    await page.waitForURL(loginPage);
    const state = await stateOfTab(page);
    await page.goto(at('localhost', `/en/callback?code=stolen&state=${state}`));
    await expectActions(page, failed, 'invalid_grant');
    await main(page).getByRole('button', { name: 'Sign in again' }).click();
    await page.waitForURL(loginPage);
  });

  test('a browser without storage shows a message, and continues once storage is allowed', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (document.cookie.includes('storage=open')) return;
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await page.goto(at('localhost', '/en/mykomax'));
    await expectActions(page, failed, 'The browser does not let this page store anything for the session.');
    await expect(main(page)).toContainText('Allow site data for this site, then try again.');
    await page.context().addCookies([{ name: 'storage', value: 'open', url: at('localhost', '/') }]);
    await page.reload();
    await page.waitForURL(loginPage);
  });

  for (const [word, minutes] of [
    ['ahead', 20],
    ['behind', -20],
  ] as const) {
    test(`a clock that is 20 minutes ${word} signs in all the same, and stays signed in`, async ({
      page,
    }) => {
      await page.clock.install({ time: Date.now() + minutes * 60_000 });
      await signInByForm(page, 'customer');
      await page.reload();
      await expectPortal(page);
    });
  }

  test('a tab that is open for an hour renews its tokens', async ({ page }) => {
    await page.clock.install();
    await signInByForm(page, 'customer', '/en/mykomax/account');
    const { access_token: first, expires_at: end } = await readTokens(page);
    await page.clock.fastForward((end - 170) * 1000 - Date.now());
    await expect
      .poll(() => accessTokenOf(page).catch(() => first), { timeout: slowTimeoutMs })
      .not.toBe(first);
    await expectPortal(page);
    await expect(page).toHaveURL(at('localhost', '/en/mykomax/account'));
  });
});

/** Reads the storage of the tab on a page of the site, as the provider's login page has another origin. */
async function stateOfTab(page: Page): Promise<string> {
  await page.goto(at('localhost', '/en/company'));
  const key = await page.evaluate(() =>
    Object.keys(sessionStorage).find((name) => name.startsWith('kmx.state.')),
  );
  return z.string().parse(key).slice('kmx.state.'.length);
}

test.describe('the customer service', () => {
  for (const [fault, title] of [
    ['down', 'The service is not responding'],
    ['nulls', 'That did not work'],
  ] as const) {
    test(`fails ("${fault}"): each screen shows a message, and loads after recovery`, async ({ page }) => {
      await signIn(page, 'admin', '/en/mykomax/account');
      await expect(main(page).getByRole('textbox', { name: 'First name' })).toBeVisible();
      for (const [path, healed] of [
        ['/account', 'Account settings'],
        ['/user-admin', 'Users'],
        ['/user-admin/u-001', 'Application access'],
      ] as const) {
        // The message of each screen is tested once; for the other faults one screen is sufficient.
        if (fault !== 'down' && path !== '/user-admin') continue;
        await injectFault(fault, 'customer');
        await page.goto(at('localhost', `/en/mykomax${path}`));
        const notice = main(page).getByRole('alert').filter({ hasText: title });
        await expect(notice.first()).toBeVisible({ timeout: 30_000 });
        await injectFault('none', 'customer');
        await notice.first().getByRole('button', { name: 'Try again' }).click();
        await expect(main(page).getByRole('heading', { name: healed })).toBeVisible();
        await expect(notice).toHaveCount(0);
      }
    });
  }

  test('is down: the dashboard still opens what the roles open', async ({ page }) => {
    await injectFault('down', 'customer');
    await signIn(page, 'customer');
    await expect(page.locator('[data-service="ticketing"]')).toContainText('Active');
    const tryAgain = main(page).getByRole('button', { name: 'Try again' }).first();
    // If the service is back before the last attempt fails, no notice is shown.
    await expect(tryAgain).toBeVisible({ timeout: 30_000 });
    await injectFault('none', 'customer');
    await tryAgain.click();
    await expect(main(page)).toContainText('Velmora Automotive Wiring');
  });
});
