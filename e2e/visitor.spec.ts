import { expect } from '@playwright/test';

import { at } from './support/addresses';
import { openPage } from './support/shell';
import { test } from './support/test';

test('a visitor walks from the home page to a solution, and back by the breadcrumb', async ({ page }) => {
  await page.goto(at('localhost', '/en'));
  await page.getByRole('link', { name: 'Cut and strip' }).first().click();
  await expect(page).toHaveURL(/\/en\/solutions\/cut-and-strip$/);
  const trail = page.getByRole('navigation', { name: 'You are here' });
  await expect(trail.locator('[aria-current="page"]')).toBeVisible();
  await trail.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/\/en$/);
});

test('the styled parts of the style guide carry the same classes in the browser as from the server', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  const response = await page.goto(at('localhost', '/typography'));
  const html = (await response?.text()) ?? '';
  const server = new Set([...html.matchAll(/class="([^"]+)"/g)].map(([, name]) => name));
  const browser = await page
    .locator('main [class]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('class') ?? ''));
  expect(browser.filter((name) => !server.has(name))).toEqual([]);
  expect(messages).toEqual([]);
});

test('the gallery opens the large picture, is browsed by keyboard and returns the focus', async ({
  page,
}) => {
  // Without script the link leads to the picture.
  await openPage(page, '/en/technology/anatomy-of-a-crimp');
  const gallery = page.locator('[data-block="lightbox-gallery"]');
  await gallery.getByRole('link').first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('img')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(gallery.getByRole('link').nth(1)).toBeFocused();
});
