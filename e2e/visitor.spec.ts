import { expect, test, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { openPage } from './support/shell';

/** Remembers whether the document was loaded anew: a mark on the window outlives only soft navigation. */
async function mark(page: Page) {
  await page.evaluate(() => document.body.setAttribute('data-mark', ''));
}

test('a visitor walks from the home page to a solution without a full load, and back by the breadcrumb', async ({
  page,
}) => {
  await page.goto(at('localhost', '/en'));
  await mark(page);
  await page.getByRole('link', { name: 'Cut and strip' }).first().click();
  await expect(page).toHaveURL(/\/en\/solutions\/cut-and-strip$/);
  await expect(page.locator('body')).toHaveAttribute('data-mark', '');
  const trail = page.getByRole('navigation', { name: 'You are here' });
  await expect(trail.locator('[aria-current="page"]')).toBeVisible();
  await trail.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/\/en$/);
});

test('a visitor changes the language on the page itself and keeps it while walking on', async ({ page }) => {
  await page.goto(at('localhost', '/en/company/quality'));
  await page.getByText('EN · International').click();
  await page.getByRole('link', { name: 'Deutsch', exact: true }).first().click();
  await expect(page).toHaveURL(/\/de\/company\/quality$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that is not in the reader’s language is shown in another, says so and marks it', async ({
  page,
}) => {
  await page.goto(at('localhost', '/ja/company/quality'));
  await expect(page.locator('main')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.locator('main').getByRole('link', { name: 'Deutsch' })).toBeVisible();
});

test('the styled parts carry the same classes in the browser as from the server', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  const response = await page.goto(at('localhost', '/en/technology/anatomy-of-a-crimp'));
  const html = (await response?.text()) ?? '';
  const server = new Set([...html.matchAll(/class="([^"]+)"/g)].map(([, name]) => name));
  const browser = await page
    .locator('main [class]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('class') ?? ''));
  expect(browser.filter((name) => !server.has(name))).toEqual([]);
  expect(messages).toEqual([]);
});

test('the gallery opens the large picture, goes on by keyboard and gives the focus back', async ({
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

test('every language version of a page names the others, and x-default', async ({ page }) => {
  const clusterOf = async (path: string) => {
    await page.goto(at('localhost', path));
    return page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`).sort(),
      );
  };
  const english = await clusterOf('/en/company/quality');
  expect(english).toEqual(await clusterOf('/de/company/quality'));
  expect(english.some((entry) => entry.startsWith('x-default '))).toBe(true);
});

test('a file is served by its slug, saved when asked for, and unknown is 404', async ({ request }) => {
  const file = await request.get(at('localhost', '/file/line-overview?dl=true'));
  expect(file.status()).toBe(200);
  expect(file.headers()['content-type']).toContain('application/pdf');
  expect(file.headers()['content-disposition']).toMatch(/^attachment; filename="/);
  const missing = await request.get(at('localhost', '/file/no-such-file'));
  expect(missing.status()).toBe(404);
});
