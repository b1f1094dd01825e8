import { expect, type Locator, type Page } from '@playwright/test';

import {
  createMarker,
  entriesOf,
  formOf,
  formUrl,
  fullEntries,
  fillForm,
  referenceOf,
  sendButton,
  summaryOf,
  type FormSlug,
} from './support/forms';
import { mailsOf, mailsOfOne } from './support/mails';
import { ownAddress } from './support/readers';
import { test } from './support/test';
import { picture } from './support/uploads';

test.use({ javaScriptEnabled: false });

async function open(page: Page, slug: FormSlug): Promise<Locator> {
  await page.setExtraHTTPHeaders(ownAddress());
  await page.goto(formUrl(slug));
  return formOf(page, slug);
}

const review = (page: Page) => page.locator('form:has(> [name="confirm"])');

/** Confirms at least two seconds later: faster confirmations count as bots. */
async function confirm(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Is everything correct?' })).toBeVisible();
  const since = Date.now();
  await expect.poll(() => Date.now() - since).toBeGreaterThan(2000);
  await sendButton(review(page)).click();
}

// The longest form, and one with a download; the fields of each form are the same with script.
for (const slug of ['service-request', 'whitepaper'] as const) {
  test(`${slug}: without script it is checked, reviewed and sent once`, async ({ page }) => {
    const marker = createMarker();
    let form = await open(page, slug);
    await sendButton(form).click();
    await expect(page).toHaveURL(new RegExp(`\\?form=${slug}#form$`));
    form = formOf(page, slug);
    expect(await summaryOf(form).getByRole('link').count()).toBeGreaterThan(0);
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();

    const entries = fullEntries(slug, marker);
    await fillForm(form, entries);
    await sendButton(form).click();
    const shown = review(page).getByRole('definition');
    for (const value of Object.values(entries).filter((text) => text.includes(marker)))
      await expect(shown.filter({ hasText: value.split('\n').at(-1) })).toBeVisible();
    expect((await mailsOf(marker)).toTeam).toEqual([]);

    await confirm(page);
    const reference = await referenceOf(page);
    const { toTeam: supportRequest } = await mailsOfOne(marker);
    expect(supportRequest.subject).toContain(reference);
    await page.reload();
    expect((await mailsOf(marker)).toTeam).toHaveLength(1);
  });
}

test('without script a box shows its part of the form, and what was entered can be changed in the review', async ({
  page,
}) => {
  const marker = createMarker();
  const entries = fullEntries('service-request', marker);
  const form = await open(page, 'service-request');
  await expect(form.getByLabel('Case ID')).toBeHidden();
  await form.getByLabel('This request refers to an existing case').check();
  await expect(form.getByLabel('Case ID')).toBeVisible();
  await fillForm(form, entries);
  await sendButton(form).click();
  await page.getByText('Change your entries').click();
  const change = formOf(page, 'service-request');
  expect(await entriesOf(change)).toEqual(entries);
  await change.getByLabel('Case ID').fill('');
  await sendButton(change).click();
  await expect(summaryOf(formOf(page, 'service-request')).getByRole('link')).toHaveText([
    'Please enter the case ID',
  ]);
  const { caseId, ...others } = entries;
  expect(caseId).toBe('CASE-4711');
  expect(await entriesOf(formOf(page, 'service-request'))).toEqual(others);
});

test('a forged confirmation is reviewed again', async ({ page }) => {
  const marker = createMarker();
  const form = await open(page, 'story-feedback');
  await fillForm(form, fullEntries('story-feedback', marker));
  await sendButton(form).click();
  await review(page)
    .locator('input[name="confirm"]')
    .evaluate((input: HTMLInputElement) => (input.value = `${input.value.slice(0, -4)}AAAA`));
  const sent = page.waitForResponse((response) => response.request().method() === 'POST');
  await sendButton(review(page)).click();
  expect((await sent).status()).toBe(303);
  await confirm(page);
  await referenceOf(page);
  await mailsOfOne(marker);
});

test('without script files are sent with the form, and an invalid one is reported', async ({ page }) => {
  test.setTimeout(60_000);
  const marker = createMarker();
  let form = await open(page, 'service-request');
  await fillForm(form, fullEntries('service-request', marker));
  const program = {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('MZ\u0090\u0000 program'),
  };
  await form.locator('[name="files"]').setInputFiles([picture('fault.png'), program]);
  await sendButton(form).click();
  form = formOf(page, 'service-request');
  await expect(summaryOf(form).getByRole('link')).toHaveText(['Please attach images or videos only']);
  await expect(form.getByLabel('fault.png')).toBeChecked();
  await sendButton(form).click();
  await expect(review(page).getByRole('definition').filter({ hasText: 'fault.png' })).toBeVisible();
  await confirm(page);
  await referenceOf(page);
  const { toTeam: supportRequest } = await mailsOfOne(marker);
  expect(supportRequest.attachments.map(({ filename }) => filename)).toEqual(['fault.png']);
});
