import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

import { readFreshCode } from '../services/toolkit/src/testing/readFreshCode';
import { at, contentUrl } from './support/addresses';
import { readResponse, signInToRest, type Person } from './support/admin';
import { axeViolations } from './support/axe';
import { seededPages } from './support/content';
import { test } from './support/test';
import { openEditorArea } from './support/translation';

const created = z.object({ doc: z.object({ id: z.string() }) });

const startSignIn = async (page: Page, { email, password }: Person): Promise<void> => {
  await page.goto(`${contentUrl}/admin/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};

/** Sets up a device on the account page; returns its secret and the recovery codes. */
const enrol = async (page: Page, { password }: Person) => {
  await page.goto(`${contentUrl}/admin/account`);
  const panel = page.getByRole('region', { name: 'Second factor' });
  await panel.getByLabel('Your current password').fill(password);
  await panel.getByRole('button', { name: 'Set up' }).click();
  await expect(panel.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  const secret = (await panel.locator('code').innerText()).replaceAll(' ', '');
  await panel.getByLabel('Code of the app').fill(await readFreshCode(secret));
  const enrolledAt = Date.now();
  await panel.getByRole('button', { name: 'Confirm' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(10);
  const recoveryCodes = await panel.getByRole('listitem').allInnerTexts();
  await panel.getByRole('button', { name: 'I have stored the codes' }).click();
  await expect(panel.getByText('Set up. Recovery codes left: 10.')).toBeVisible();
  return { secret, enrolledAt, recoveryCodes };
};

test('a person sets up a second factor, and signs in to the admin and the editor area with its codes', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(150_000);
  await signInToRest(request);
  const person = { email: `factor-${Date.now()}@demo.example`, password: 'copper never sleeps 12' };
  const response = await request.post(`${contentUrl}/api/users`, { data: { ...person, role: 'author' } });
  const { id } = created.parse(await readResponse(response)).doc;
  try {
    await startSignIn(page, person);
    await page.waitForURL('**/admin');
    const { secret, enrolledAt, recoveryCodes } = await enrol(page, person);

    const other = await (await browser.newContext()).newPage();
    await startSignIn(other, person);
    await other.getByLabel('Code').fill(recoveryCodes[0] ?? '');
    await other.getByRole('button', { name: 'Login' }).click();
    await other.waitForURL('**/admin');

    await openEditorArea(other, '/en/editor');
    const [anyPage] = await seededPages('main');
    await other.goto(at('localhost', `/en/editor?page=${anyPage?.id ?? ''}&account=`));
    const form = other.locator('form[action="/api/editor-session"]');
    const submit = async () => {
      await form.getByLabel('E-mail').fill(person.email);
      await form.getByLabel('Password').fill(person.password);
      await form.getByRole('button', { name: 'Sign in' }).click();
    };
    await submit();
    await expect(other.getByText('This account has a second factor.')).toBeVisible();
    expect(await axeViolations(other)).toEqual([]);
    // The code of the enrolment was used.
    await form.getByLabel('Second-factor code').fill(await readFreshCode(secret, enrolledAt));
    await submit();
    await other.getByText(/^Signed in as/).waitFor();
  } finally {
    await readResponse(await request.delete(`${contentUrl}/api/users/${id}`));
  }
});
