import { expect, type Page } from '@playwright/test';

import {
  createMarker,
  entriesOf,
  failureOf,
  fillForm,
  formOf,
  formSlugs,
  fullEntries,
  openForm,
  readToken,
  referenceOf,
  sendButton,
  summaryOf,
  watchSent,
  type FormSlug,
} from './support/forms';
import { mailsOf, mailsOfOne } from './support/mails';
import { untilShellStarts } from './support/shell';
import { test } from './support/test';

const name = ['Please enter your first name', 'Please enter your last name'];
const email = 'Please enter a valid E-Mail';

/** Section 5 of both specifications, word for word, in the order of the fields. */
const messages: Readonly<Record<FormSlug, readonly string[]>> = {
  contact: [
    ...name,
    email,
    'Please enter your company',
    'Please select your country',
    'Please select a topic',
    'Please add some more details',
    'Please select the checkbox to continue.',
  ],
  'support-request': [
    ...name,
    'Please provide a valid email address',
    'Please enter your company',
    'Please select your country',
    'Please enter the product',
    'Please enter a valid serial number',
    'Please add some more details',
  ],
  'service-request': [
    ...name,
    email,
    'Please enter your company',
    'Please enter the address',
    'Please enter a valid zip code',
    'Please enter the city',
    'Please select your country',
    'Please enter the machine name',
    'Please enter a valid serial number',
    'Please select the requested service',
    'Please enter a subject',
    'Please add some more details',
    'Please enter the contact location',
  ],
  'story-feedback': ['Please select an answer'],
  whitepaper: [
    ...name,
    email,
    'Please enter your company',
    'Please select your country',
    'Please select the checkbox to continue.',
  ],
};

/** Values in the mail that differ from the entered ones. */
const written: Readonly<Record<string, string>> = {
  CH: 'Switzerland (CH)',
  DE: 'Germany (DE)',
  FR: 'France (FR)',
  US: 'United States (US)',
  sparePart: 'Spare and wear parts',
  calibration: 'Calibration',
  partly: 'Partly',
  yes: 'Yes',
  no: 'No',
  unknown: 'I do not know',
};

const supportAddresses: Readonly<Record<FormSlug, string>> = {
  contact: 'contact@komax.example',
  'support-request': 'opensource@komax.example',
  'service-request': 'service@komax.example',
  'story-feedback': 'stories@komax.example',
  whitepaper: 'marketing@komax.example',
};

/** The whitepaper replaces the form, and is linked in the mail. */
async function expectWhitepaper(page: Page, mailText: string | undefined): Promise<void> {
  const download = page.getByRole('link', { name: 'Download the whitepaper' });
  const response = await page.request.get((await download.getAttribute('href')) ?? '');
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(mailText).toContain('/file/whitepaper-crimp-quality?l=en');
}

for (const slug of formSlugs) {
  test(`${slug}: an empty form lists every message; filled in and sent it has a reference, one mail with every entry and one that confirms`, async ({
    page,
  }) => {
    const marker = createMarker();
    const sent = watchSent(page);
    const form = await openForm(page, slug);
    await sendButton(form).click();
    const links = summaryOf(form).getByRole('link');
    await expect(links).toHaveText(messages[slug]);
    await expect(form.locator('[data-field] [id$="-error"]')).toHaveText(messages[slug]);
    await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused();
    await links.last().click();
    await expect(page.locator('[data-field]:focus-within, [data-field]:has(:target)').first()).toContainText(
      messages[slug].at(-1) ?? '',
    );
    expect(sent).toEqual([]);

    const entries = fullEntries(slug, marker);
    await fillForm(form, entries);
    await sendButton(form).dblclick();
    const reference = await referenceOf(page);
    expect(sent).toHaveLength(1);
    expect(sent.map((each) => readToken(each).solution.counter > 0)).toEqual([true]);

    const { toTeam: supportRequest, confirmation } = await mailsOfOne(marker);
    expect(supportRequest.to?.map(({ address }) => address)).toEqual([supportAddresses[slug]]);
    expect(supportRequest.replyTo?.map(({ address }) => address)).toEqual([entries.email]);
    expect(supportRequest.subject).toContain(reference);
    const text = supportRequest.text?.replaceAll('\r\n', '\n') ?? '';
    for (const value of Object.values(entries)) expect(text).toContain(written[value] ?? value);
    expect(supportRequest.html).not.toContain('<b>one</b>');
    expect(confirmation.text).toContain(reference);
    expect(confirmation.text).not.toContain('Ada');
    if (slug === 'whitepaper') await expectWhitepaper(page, confirmation.text);
  });
}

test('a draft survives a reload, and is gone once it is sent', async ({ page }) => {
  const marker = createMarker();
  let form = await openForm(page, 'contact');
  const { privacy, ...preserved } = fullEntries('contact', marker);
  expect(privacy).toBe('yes');
  const stored = () => page.evaluate(() => localStorage.getItem('kmx.form.contact.v1') ?? '');
  await fillForm(form, { ...preserved, privacy: 'yes' });
  await expect.poll(stored).toContain(`of ${marker}`);
  await untilShellStarts(page, () => page.reload());
  form = formOf(page, 'contact');
  await expect(form.getByText('What you entered last time was kept in this browser.')).toBeVisible();
  // Consent is required each time.
  expect(await entriesOf(form)).toEqual(preserved);
  await form.locator('[name="privacy"]').check();
  await sendButton(form).click();
  await referenceOf(page);
  expect(await stored()).toBe('');
  await mailsOfOne(marker);
});

test('without a network the form waits, and is sent when the browser is online again', async ({
  page,
  context,
}) => {
  const marker = createMarker();
  const sent = watchSent(page);
  const form = await openForm(page, 'contact');
  await fillForm(form, fullEntries('contact', marker));
  await context.setOffline(true);
  await sendButton(form).click();
  await expect(
    form.getByText('You are offline. Your message is sent as soon as you are connected again.'),
  ).toBeVisible();
  expect(await entriesOf(form)).toEqual(fullEntries('contact', marker));
  expect((await mailsOf(marker)).toTeam).toEqual([]);
  await context.setOffline(false);
  await referenceOf(page);
  await mailsOfOne(marker);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

/** The service receives the message, but the response is lost. */
async function dropFirstResponse(page: Page): Promise<void> {
  let isLost = false;
  await page.route('**/api/forms/contact', async (route) => {
    if (isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}

test('a message sent again after a lost response is stored once', async ({ page }) => {
  const marker = createMarker();
  const sent = watchSent(page);
  const form = await openForm(page, 'contact');
  await dropFirstResponse(page);
  await fillForm(form, fullEntries('contact', marker));
  await sendButton(form).click();
  await expect(failureOf(form)).toContainText('Everything you entered is still here.');
  await sendButton(form).click();
  const reference = await referenceOf(page);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  const { toTeam: supportRequest } = await mailsOfOne(marker);
  expect(supportRequest.subject).toContain(reference);
});
