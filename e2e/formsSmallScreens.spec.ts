import { expect, type Page } from '@playwright/test';

import { axeViolations } from './support/axe';
import { sidewaysOverflow } from './support/comparison';
import {
  createMarker,
  fillForm,
  formUrl,
  fullEntries,
  openForm,
  referenceOf,
  sendButton,
  summaryOf,
} from './support/forms';
import { decide } from './support/shell';
import { test } from './support/test';
import { slowTimeoutMs } from './support/timeouts';

test.use({ viewport: { width: 390, height: 844 } });

// The consent banner covers the page and is tested separately.
test.beforeEach(({ context }) => decide(context, 'v1'));

/** Colours, names and sizes are the same in every language, so axe checks one. */
async function expectFit(page: Page, language: string, state: string): Promise<void> {
  expect([state, await sidewaysOverflow(page)]).toEqual([state, 0]);
  if (language === 'de') expect([state, await axeViolations(page)]).toEqual([state, []]);
}

for (const language of ['de', 'ja']) {
  test(`the longest form fits a small screen in ${language}, in every state`, async ({ page }) => {
    test.setTimeout(60_000);
    const form = await openForm(page, 'service-request', language);
    await expectFit(page, language, 'empty');
    await sendButton(form).click();
    await expect(summaryOf(form).getByRole('link')).toHaveCount(14);
    await expectFit(page, language, 'errors');
    await fillForm(form, fullEntries('service-request', createMarker()));
    await page.route('**/api/forms/service-request', (route) => route.fulfill({ status: 503, json: {} }));
    await sendButton(form).click();
    const failure = form.locator('> [data-flash="error"]');
    await expect(failure).toBeVisible({ timeout: slowTimeoutMs });
    await expectFit(page, language, 'failed');
    await page.unroute('**/api/forms/service-request');
    await sendButton(form).click();
    await referenceOf(page);
    await expectFit(page, language, 'sent');
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the review fits a small screen', async ({ page, browser }) => {
    test.setTimeout(60_000);
    await page.goto(formUrl('service-request', 'de'));
    const form = page.locator('form[data-form="service-request"]');
    await fillForm(form, fullEntries('service-request', createMarker()));
    await sendButton(form).click();
    await expect(page.locator('input[name="confirm"]')).toBeAttached();
    // The checker needs script, so it runs in another window of the same reader.
    const storageState = await page.context().storageState();
    const viewport = page.viewportSize();
    const context = await browser.newContext({ storageState, viewport, javaScriptEnabled: true });
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.locator('input[name="confirm"]')).toBeAttached();
    await expectFit(other, 'de', 'review');
    await context.close();
  });
});
