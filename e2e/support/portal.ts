import { expect, type Page } from '@playwright/test';

import { at } from './addresses';
import { decide } from './shell';

/** The demo accounts of the embedded default; all have one password. */
export const people = {
  customer: 'customer@demo.example',
  pending: 'pending@demo.example',
  newcomer: 'newcomer@demo.example',
  admin: 'admin@demo.example',
  staff: 'staff@demo.example',
} as const;

export type Person = keyof typeof people;

const password = 'Demo-1234';

/** Fills in the provider's own page. */
export async function fillCredentials(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Gives the provider the address and the password of a demo account. */
export const enterCredentials = (page: Page, person: Person, secret = password): Promise<void> =>
  fillCredentials(page, people[person], secret);

/** Opens a page of the customer area as a stranger, signs in, and is back on it. */
export async function signIn(page: Page, person: Person, path = '/en/mykomax'): Promise<void> {
  await decide(page.context(), 'v1');
  await page.goto(at('localhost', path));
  await page.waitForURL(/\/am\/XUI\/login/);
  await enterCredentials(page, person);
  await page.waitForURL(({ pathname, search }) => `${pathname}${search}`.startsWith(path));
}

export const portalNavigation = (page: Page) =>
  page.getByRole('navigation', { name: 'Areas of the customer portal' });

/** Waits until the portal itself is drawn for who signed in. */
export async function expectPortal(page: Page): Promise<void> {
  await expect(portalNavigation(page)).toBeVisible({ timeout: 20_000 });
}
