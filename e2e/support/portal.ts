import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

import { at } from './addresses';
import { readTokens } from './portalData';
import { decide } from './shell';
import { slowTimeoutMs } from './timeouts';

/** Demo accounts of the embedded default, which share a password. */
export const people = {
  customer: 'customer@demo.example',
  pending: 'pending@demo.example',
  newcomer: 'newcomer@demo.example',
  admin: 'admin@demo.example',
  staff: 'staff@demo.example',
} as const;

export type Person = keyof typeof people;

export const everyone = [
  'customer',
  'pending',
  'newcomer',
  'admin',
  'staff',
] as const satisfies readonly Person[];

const password = 'Demo-1234';
const dashboard = '/en/mykomax';

export async function fillCredentials(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export const enterCredentials = (page: Page, person: Person, secret = password): Promise<void> =>
  fillCredentials(page, people[person], secret);

export const portalNavigation = (page: Page) =>
  page.getByRole('navigation', { name: 'Areas of the customer portal' });

/** Waits until the portal is displayed for the signed-in user. */
export async function expectPortal(page: Page): Promise<void> {
  await expect(portalNavigation(page)).toBeVisible({ timeout: slowTimeoutMs });
}

/** Opens a page of the portal anonymously, signs in with the password and returns to the page. Starts a separate session. */
export async function signInByForm(page: Page, person: Person, path: string = dashboard): Promise<void> {
  await decide(page.context(), 'v1');
  await page.goto(at('localhost', path));
  await page.waitForURL(/\/am\/XUI\/login/);
  await enterCredentials(page, person);
  await page.waitForURL(({ pathname, search }) => `${pathname}${search}`.startsWith(path));
  await expectPortal(page);
}

/** File with the browser state after a sign-in, written by the setup project. A new stack starts without it. */
const fileOf = (person: Person, kind: 'state.json' | 'accessToken'): string =>
  join(process.env.DATA_DIR ?? '.data/e2e/stack', 'signedIn', `${person}.${kind}`);

const readStored = (person: Person, kind: 'state.json' | 'accessToken'): Promise<string | undefined> =>
  readFile(fileOf(person, kind), 'utf8').catch(() => undefined);

export async function storeSession(page: Page, person: Person): Promise<void> {
  await page.context().storageState({ path: fileOf(person, 'state.json') });
  await writeFile(fileOf(person, 'accessToken'), (await readTokens(page)).access_token);
}

/** Access token of the stored sign-in, for requests without a page. It is valid for an hour. */
export async function readAccessToken(person: Person): Promise<string> {
  const token = await readStored(person, 'accessToken');
  if (token === undefined) throw new Error(`${person} is not signed in: run the tests without --no-deps.`);
  return token;
}

const cookieSchema = z.object({
  name: z.string(),
  value: z.string(),
  domain: z.string(),
  path: z.string(),
  expires: z.number(),
  httpOnly: z.boolean(),
  secure: z.boolean(),
  sameSite: z.enum(['Strict', 'Lax', 'None']),
});
const stateSchema = z.object({ cookies: z.array(cookieSchema) });

/** Cookies of the provider only; the site has to store its own data in every test. */
async function readSession(person: Person) {
  const text = await readStored(person, 'state.json');
  if (text === undefined) return undefined;
  return stateSchema.parse(JSON.parse(text)).cookies.filter(({ path }) => path.startsWith('/am'));
}

/**
 * Opens a page of the portal in a browser with a session at the provider, which signs in without a form. The session is
 * shared by all tests of the run: a test that signs out or revokes uses {@link signInByForm}.
 */
export async function signIn(page: Page, person: Person, path: string = dashboard): Promise<void> {
  const session = await readSession(person);
  // With --no-deps there is no stored sign-in.
  if (!session) return signInByForm(page, person, path);
  await decide(page.context(), 'v1');
  await page.context().addCookies(session);
  await page.goto(at('localhost', path));
  await expectPortal(page);
}
