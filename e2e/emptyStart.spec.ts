import { expect } from '@playwright/test';
import { startEmptyStack, type EmptyStack } from './support/emptyStack';
import { test } from './support/test';

test.describe.configure({ mode: 'serial' });

let stack: EmptyStack;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  stack = await startEmptyStack();
});
test.afterAll(() => stack.stop());

test('no demo data are written, and the first steps are printed', () => {
  const output = stack.lines.join('\n');
  expect(output).not.toContain('Creating the demo');
  expect(output).toContain(`register at ${stack.contentUrl}/admin`);
});

test('the site shows its maintenance page until there is a site', async ({ page }) => {
  for (const path of ['/', '/de', '/en/products']) {
    const response = await page.goto(stack.siteUrl + path);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the other services have no data', async ({ request }) => {
  const send = async (url: string, query: string): Promise<unknown> =>
    (await request.post(`${url}/graphql`, { data: { query } })).json();
  expect(await send(stack.productUrl, '{ classificationProducts(language: en) { slug } }')).toEqual({
    data: { classificationProducts: [] },
  });
  for (const url of [stack.customerUrl, stack.identityUrl, stack.searchUrl])
    expect((await request.get(`${url}/readyz`)).status()).toBe(200);
});

test('the first editor registers and becomes an administrator', async ({ page }) => {
  await page.goto(`${stack.contentUrl}/admin`);
  await expect(page).toHaveURL(/\/admin\/create-first-user$/);
  await page.getByLabel('Email').fill('first@example.com');
  await page.getByLabel('New Password').fill('a password of tests');
  await page.getByLabel('Confirm Password').fill('a password of tests');
  // The form ignores clicks until the admin's script has loaded its state.
  await expect(async () => {
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page).toHaveURL(/\/admin$/, { timeout: 3000 });
  }).toPass();
  await expect(page.getByRole('link', { name: 'Sites' }).first()).toBeVisible();
});
