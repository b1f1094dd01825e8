import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { test } from './support/test';

const tool = at('localhost', '/tools/email-links');
const page1 = 'https://example.com/en/events?x=1';

async function fill(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Address of the page' }).fill(page1);
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('sales@example.com');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Wires & "crimps" <100 %>');
  await page.getByRole('textbox', { name: 'Text of the mail' }).fill('First line\nSecond line');
  await page.getByRole('textbox', { name: 'Words of the link' }).fill('Write <us>');
  await page.getByRole('textbox', { name: 'Campaign source' }).fill('newsletter');
}

test.describe('2.2 "/tools/email-links"', () => {
  test('the page is not indexed, and entered text is not disclosed to others @nojs', async ({ page }) => {
    const response = await page.goto(tool);
    expect(response?.status()).toBe(200);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('errors are shown at the field and above the form @nojs', async ({ page }) => {
    await page.goto(tool);
    await page.getByRole('textbox', { name: 'Address of the page' }).fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Make the link' }).click();
    await expect(page.getByRole('heading', { name: 'Your link' })).toHaveCount(0);
    const field = page.getByRole('textbox', { name: 'Address of the page' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('javascript:alert(1)');
    const link = page.getByRole('alert').getByRole('link');
    await expect(link).toHaveText(/^Address of the page: /);
    await expect(link).toHaveAttribute('href', '#url');
  });

  test('the link opens a mail with what was entered, and keeps it in its address @nojs', async ({ page }) => {
    await page.goto(tool);
    await fill(page);
    await page.getByRole('button', { name: 'Make the link' }).click();
    await expect(page.getByRole('heading', { name: 'Your link' })).toBeVisible();
    const mailto = await page.getByRole('textbox', { name: 'Mail link' }).inputValue();
    await expect(page.getByRole('link', { name: /^Try it/ })).toHaveAttribute('href', mailto);
    const mail = new URL(mailto);
    expect(mail.pathname).toBe('sales@example.com');
    // Mail programs do not decode "+" as a space.
    expect(mailto).not.toContain('+');
    expect(mail.searchParams.get('subject')).toBe('Wires & "crimps" <100 %>');
    expect(mail.searchParams.get('body')).toMatch(
      /^First line\r\nSecond line\r\n[\s\S]*utm_source=newsletter/,
    );
    const html = await page.getByRole('textbox', { name: 'HTML' }).inputValue();
    expect(html).toContain('Write &lt;us&gt;</a>');
    expect(new URL(page.url()).searchParams.get('url')).toBe(page1);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Mail link' })).toHaveValue(mailto);
  });

  test('with the keyboard alone: filled, sent, copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(tool);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Address of the page' })).toBeFocused();
    await page.keyboard.type(page1);
    await page.keyboard.press('Enter');
    const copy = page.getByRole('button', { name: 'Copy: Mail link' });
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await page.getByRole('textbox', { name: 'Mail link' }).inputValue());
  });

  test('an unknown tool is not found', async ({ request }) => {
    expect((await request.get(at('localhost', '/tools/none'))).status()).toBe(404);
  });
});
