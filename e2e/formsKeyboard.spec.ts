import { expect, type Page } from '@playwright/test';

import { createMarker, fullEntries, openForm, referenceOf, summaryOf } from './support/forms';
import { mailsOfOne } from './support/mails';
import { test } from './support/test';

/** Presses Tab until the field has the focus. Fails after more steps than any form needs. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 15; step += 1) {
    if (await page.locator(`${selector}:focus`).count()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}.`);
}

test('a form is corrected and sent with the keyboard alone', async ({ page }) => {
  const marker = createMarker();
  const form = await openForm(page, 'contact');
  const { privacy, topic, country, ...texts } = fullEntries('contact', marker);
  expect([privacy, topic, country]).toEqual(['yes', 'sparePart', 'CH']);
  await form.locator('[name="firstName"]').focus();
  await page.keyboard.press('Enter');
  await expect(summaryOf(form).getByRole('link')).toHaveCount(8);
  await expect(form.locator('[name="firstName"]')).toBeFocused();
  await page.keyboard.type('Ada');
  // Back to the error summary, which does not change while it has the focus.
  await page.keyboard.press('Shift+Tab');
  await expect(summaryOf(form).getByRole('link')).toHaveCount(7);
  await expect(summaryOf(form).getByRole('link').last()).toBeFocused();
  await summaryOf(form).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(form.locator('[name="lastName"]')).toBeFocused();
  for (const name of ['lastName', 'email', 'phone', 'company'] as const) {
    await tabTo(page, `[name="${name}"]`);
    await page.keyboard.insertText(texts[name] ?? '');
  }
  await tabTo(page, '[name="country"]');
  await page.keyboard.type('Swi');
  await tabTo(page, '[name="topic"]');
  await page.keyboard.type('Spare');
  for (const name of ['product', 'message'] as const) {
    await tabTo(page, `[name="${name}"]`);
    await page.keyboard.insertText(texts[name] ?? '');
  }
  await tabTo(page, '[name="privacy"]');
  await page.keyboard.press('Space');
  await tabTo(page, '[data-form-submit]');
  await page.keyboard.press('Enter');
  await referenceOf(page);
  await expect(page.locator('[data-form-sent]:focus')).toBeVisible();
  const { toTeam: supportRequest } = await mailsOfOne(marker);
  expect(supportRequest.text).toContain('Switzerland (CH)');
});
