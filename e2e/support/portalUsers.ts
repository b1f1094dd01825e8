import { randomUUID } from 'node:crypto';

import { expect, type Browser, type Page } from '@playwright/test';
import { z } from 'zod';

import { at } from './addresses';
import { mailsOf } from './mails';
import { fillCredentials } from './portal';
import { queryAs, type PortalCaller } from './portalData';
import { decide } from './shell';

/** A new user. Each test invites separate ones. */
export interface Invitee {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const inviteePassword = 'Invited-1234';

export function createInvitee(): Invitee {
  const mark = randomUUID().slice(0, 8);
  return { email: `invitee-${mark}@demo.example`, firstName: 'Iris', lastName: `Invitee ${mark}` };
}

export const nameOf = ({ firstName, lastName }: Invitee): string => `${firstName} ${lastName}`;

const invitedSchema = z.object({ inviteUser: z.object({ user: z.object({ id: z.string() }) }) });

export async function inviteByOperation(
  caller: PortalCaller,
  invitee: Invitee,
  applications: readonly string[],
  organisationId = 'org-1',
): Promise<string> {
  const input = { ...invitee, language: 'en', country: 'US', organisationId, applications };
  const { data } = await queryAs(caller, 'InviteUser', { input });
  return invitedSchema.parse(data).inviteUser.user.id;
}

export async function deleteByOperation(caller: Page | PortalCaller, userId: string): Promise<void> {
  await queryAs(caller, 'DeleteUser', { userId });
}

/** Waits for the invitation of a user, of which there must be only one, and reads its link. */
export async function invitationLink(email: string): Promise<string> {
  const find = async () =>
    (await mailsOf(email)).confirmation.flatMap(({ text }) => text?.match(/https?:\/\/\S+/)?.[0] ?? []);
  await expect.poll(find, { message: `the invitation of ${email}` }).toHaveLength(1);
  const [link = ''] = await find();
  return link;
}

/** Follows an invitation to the provider and sets the password there. */
export async function acceptInvitation(page: Page, { email, firstName }: Invitee): Promise<void> {
  const link = await invitationLink(email);
  expect(link).toContain('/am/XUI/invitation?token=');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
  await page.getByLabel('New password', { exact: true }).fill(inviteePassword);
  await page.getByLabel('Repeat the new password').fill(inviteePassword);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is saved' })).toBeVisible();
}

/** Opens a separate browser for another user. */
export async function openOtherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB' });
  await decide(context, 'v1');
  return context.newPage();
}

export async function signInInvitee(page: Page, { email }: Invitee, path = '/en/mykomax'): Promise<void> {
  await page.goto(at('localhost', path));
  await page.waitForURL(/\/am\/XUI\/login/);
  await fillCredentials(page, email, inviteePassword);
}

export const tile = (page: Page, service: string) => page.locator(`[data-service="${service}"]`);

/** A newly granted role takes effect with a renewal of the tokens, which the dashboard requests automatically. */
export const expectOpened = (page: Page, service: string): Promise<void> =>
  expect(tile(page, service).getByText('Active', { exact: true })).toBeVisible({ timeout: 30_000 });
