import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { sendRequest } from './support/siteRequest';
import { test } from './support/test';

const leaveNextRelease = (page: Page) => page.getByRole('link', { name: 'Back to the current release' });
const nextReleaseCookie = 'uapp_is-next-release';

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name);

test('a visitor of the next release keeps it from page to page, and leaves it by its ribbon (section 2.2)', async ({
  page,
}) => {
  await page.goto(at('localhost', '/en/company?nextRelease=true'));
  await expect(leaveNextRelease(page)).toBeVisible();
  expect(await cookieOf(page, nextReleaseCookie)).toMatchObject({ value: 'true', sameSite: 'Lax' });

  await page.goto(at('localhost', '/en/company/quality'));
  await expect(leaveNextRelease(page)).toBeVisible();
  await leaveNextRelease(page).click();
  await expect(page).toHaveURL(/\/en\/company\/quality\?nextRelease=false$/);
  await expect(leaveNextRelease(page)).toHaveCount(0);
  expect(await cookieOf(page, nextReleaseCookie)).toBeUndefined();
  await page.goto(at('localhost', '/en/company'));
  await expect(leaveNextRelease(page)).toHaveCount(0);
});

test('the next release stays while a visitor walks on', async ({ page }) => {
  await page.goto(at('localhost', '/en?nextRelease=true'));
  await page.getByRole('link', { name: 'Cut and strip' }).first().click();
  await expect(page).toHaveURL(/\/en\/solutions\/cut-and-strip$/);
  await expect(leaveNextRelease(page)).toBeVisible();
});

test('other visitors do not see the next release at the same address, and a redirect keeps it', async () => {
  const path = '/en/company/careers';
  const inNext = { headers: { cookie: `${nextReleaseCookie}=true` } };
  expect((await sendRequest(path, inNext)).text).toContain('Back to the current release');
  expect((await sendRequest(path)).text).not.toContain('Back to the current release');
  expect((await sendRequest(path, inNext)).text).toContain('Back to the current release');

  const landing = await sendRequest('/?nextRelease=true');
  expect(landing.status).toBe(302);
  expect(landing.headers['set-cookie']?.join()).toContain(`${nextReleaseCookie}=true`);
});

for (const [name, path, headers] of [
  ['the next release', '/en/company', { cookie: `${nextReleaseCookie}=true` }],
  ['a response that starts a test', '/en/company?testing=true', {}],
  ['a page in disguise', '/en/company?pseudo', { cookie: 'testing=true' }],
  ['a response that stores a choice of locale', '/de/company', { referer: at('localhost', '/en/company') }],
] as const) {
  test(`no cache between the site and its visitors keeps ${name} for all`, async () => {
    const response = await sendRequest(path, { headers });
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toMatch(/private|no-store/);
  });
}

test('a plain page may be cached for everybody', async () => {
  const response = await sendRequest('/en/company');
  expect(response.headers['cache-control']).toContain('s-maxage=');
  expect(response.headers['set-cookie']).toBeUndefined();
});

for (const value of ['false', 'clear', 'nonsense']) {
  test(`cache=${value} returns the current page`, async () => {
    for (const path of ['/en/company/quality', '/de/company/quality']) {
      const heading = async (address: string) =>
        /<h1[^>]*>(.+?)<\/h1>/s.exec((await sendRequest(address)).text)?.[1];
      const expected = await heading(path);
      expect(expected).toBeTruthy();
      const response = await sendRequest(`${path}?cache=${value}`);
      expect(response.status).toBe(200);
      expect(await heading(`${path}?cache=${value}`)).toBe(expected);
    }
    expect((await sendRequest(`/en/no-such-page?cache=${value}`)).status).toBe(404);
  });
}

test('a visitor who changed the language finds it again at the bare address (section 9)', async ({
  page,
}) => {
  await page.goto(at('localhost', '/'));
  await expect(page).toHaveURL(/\/en-gb$/);
  expect(await cookieOf(page, 'locale')).toBeUndefined();
  await page.getByText('EN · United Kingdom').click();
  await page.getByRole('link', { name: 'Deutsch', exact: true }).first().click();
  await expect(page).toHaveURL(/\/de$/);
  expect(await cookieOf(page, 'locale')).toMatchObject({ value: 'de', sameSite: 'Lax' });
  await page.goto(at('localhost', '/'));
  await expect(page).toHaveURL(/\/de$/);
  await page.goto(at('localhost', '/en/company'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a first landing writes no locale cookie, whatever page sent the visitor', async () => {
  for (const referer of [
    'https://search.example/',
    at('schleuniger.localhost', '/en'),
    at('localhost', '/de/x'),
  ]) {
    const { status, headers } = await sendRequest('/de/company', { headers: { referer } });
    expect(status).toBe(200);
    expect(headers['set-cookie'], referer).toBeUndefined();
  }
});

test('a tester sees the words of the site in disguise, and nobody else does', async () => {
  const plain = await sendRequest('/en/company?pseudo');
  expect(plain.text).toContain('Skip to content');
  const disguised = await sendRequest('/en/company?pseudo', { headers: { cookie: 'testing=true' } });
  expect(disguised.text).toMatch(/\[Šķ[^<]+\]/);
  expect(disguised.text).toMatch(/<meta name="robots" content="[^"]*noindex/);
});
