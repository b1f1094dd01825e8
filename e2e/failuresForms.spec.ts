import { expect } from '@playwright/test';

import { injectFault } from './support/faults';
import {
  createMarker,
  entriesOf,
  failureOf,
  fillForm,
  formOf,
  fullEntries,
  openForm,
  referenceOf,
  sendButton,
  watchSent,
} from './support/forms';
import { mailsOf, mailsOfOne } from './support/mails';
import { test } from './support/test';
import { slowTimeoutMs } from './support/timeouts';
import { picture } from './support/uploads';

// All tests share one customer service, so tests that break it run last and one at a time.
test.describe.configure({ mode: 'default' });

const failed = 'Something went wrong. Please verify your input is correct and try again later.';
const stored = 'Everything you entered is still here.';
const apology = 'Submission failed, we apologize for the inconvenience';

test.afterEach(() => injectFault('none', 'customer'));

for (const fault of ['down', 'slow', 'nonsense'] as const) {
  test(`while the customer service fails ("${fault}"), a form shows a message, keeps its entries and is later sent once`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const marker = createMarker();
    const entries = fullEntries('service-request', marker);
    const sent = watchSent(page);
    const form = await openForm(page, 'service-request');
    await injectFault(fault, 'customer');
    await fillForm(form, entries);
    await sendButton(form).click();
    await expect(failureOf(form)).toContainText(apology, { timeout: slowTimeoutMs });
    await expect(failureOf(form)).toContainText(`${failed} ${stored}`);
    expect(await entriesOf(form)).toEqual(entries);
    const mail = await failureOf(form)
      .getByRole('link', { name: 'Send it by e-mail instead' })
      .getAttribute('href');
    const { protocol, pathname, searchParams } = new URL(mail ?? '');
    expect(protocol + pathname).toBe('mailto:info@komax.example');
    expect(searchParams.get('subject')).toBe(`Service request: ${entries.subject ?? ''}`);
    for (const text of ['Kabelwerk Äußere Höhe AG', 'Serial number: C433-0815', 'It stops after ten wires.'])
      expect(searchParams.get('body')).toContain(text);

    await injectFault('none', 'customer');
    await sendButton(form).click();
    const reference = await referenceOf(page);
    const { toTeam: supportRequest } = await mailsOfOne(marker);
    expect(supportRequest.subject).toContain(reference);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
}

test('while the customer service is down, a failed upload is shown, and a retry succeeds', async ({
  page,
}) => {
  const form = await openForm(page, 'service-request');
  await injectFault('down', 'customer');
  await form.locator('[name="files"]').setInputFiles(picture('fault.png'));
  const row = form.locator('[data-upload]').filter({ hasText: 'fault.png' });
  await expect(row).toContainText('This file cannot be accepted at the moment. Please try again later');
  await injectFault('none', 'customer');
  await row.getByRole('button', { name: 'Try again: fault.png' }).click();
  await expect(row.getByRole('status')).toHaveText('Uploaded');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('while the customer service is down, a confirmed form keeps everything and can be sent later', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const marker = createMarker();
    const entries = fullEntries('service-request', marker);
    await page.goto('/en/service-request');
    await fillForm(formOf(page, 'service-request'), entries);
    const confirm = async () => {
      const since = Date.now();
      await expect.poll(() => Date.now() - since).toBeGreaterThan(2000);
      await sendButton(page.locator('form:has(> [name="confirm"])')).click();
    };
    await sendButton(formOf(page, 'service-request')).click();
    await injectFault('down', 'customer');
    await confirm();
    const form = formOf(page, 'service-request');
    await expect(failureOf(form)).toContainText(apology);
    expect(await entriesOf(form)).toEqual(entries);
    const mail = failureOf(form).getByRole('link', { name: 'Send it by e-mail instead' });
    await expect(mail).toHaveAttribute('href', /^mailto:info@komax\.example\?.*C433-0815/);
    expect((await mailsOf(marker)).toTeam).toEqual([]);

    await injectFault('none', 'customer');
    await sendButton(form).click();
    await confirm();
    await referenceOf(page);
    await mailsOfOne(marker);
  });
});
