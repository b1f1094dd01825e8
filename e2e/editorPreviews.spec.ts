import { expect, type Locator, type Page } from '@playwright/test';

import { at, contentUrl } from './support/addresses';
import { signInToAdmin, signInToRest } from './support/admin';
import { axeViolations } from './support/axe';
import { deletePages, publishFreshPage, type FreshPage } from './support/freshPages';
import { decide } from './support/shell';
import { sendRequest } from './support/siteRequest';
import { test } from './support/test';
import { slowTimeoutMs } from './support/timeouts';
import { openEditorArea } from './support/translation';

// All these tests edit the same page.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1600, height: 900 }, actionTimeout: 15_000 });

const fresh: FreshPage[] = [];

test.beforeAll(async ({ request }) => {
  await signInToRest(request);
  const page = await publishFreshPage(request, 'previewed', ['en', 'de']);
  fresh.push(page);
  const response = await request.patch(`${contentUrl}/api/pages/${page.id}?locale=en`, {
    data: {
      _status: 'published',
      modules: [
        { blockType: 'quote', quote: 'A sentence that was there first.', attribution: 'The shift book' },
        { blockType: 'quote', quote: 'Come and see.', attribution: 'The open door' },
        { blockType: 'quote', quote: 'Listen to the press.', attribution: 'The workshop' },
      ],
    },
  });
  if (!response.ok()) throw new Error(`The page was not published: ${await response.text()}`);
});

test.afterAll(async ({ request }) => {
  await signInToRest(request);
  await deletePages(request, fresh.splice(0));
});

const freshPage = (): FreshPage => {
  const [page] = fresh;
  if (!page) throw new Error('There is no page of this journey.');
  return page;
};

const frameOf = (supportRequest: Page) => supportRequest.locator('iframe').contentFrame();

/** Opens the preview. The admin stores whether it is open, and opens it with a delay. */
async function openPreview(supportRequest: Page): Promise<void> {
  await expect(async () => {
    const frame = supportRequest.locator('iframe');
    // A closed frame may still exist, but hidden.
    if (!(await frame.isVisible())) await supportRequest.locator('#live-preview-toggler').click();
    await expect(frame).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });
}

test('the preview beside the form follows typing, and a click on a block opens its form', async ({
  page: supportRequest,
  context,
}) => {
  test.setTimeout(120_000);
  await decide(context, 'v1');
  const { id, slug } = freshPage();
  await signInToAdmin(supportRequest);
  await supportRequest.goto(`${contentUrl}/admin/collections/pages/${id}?locale=en`);
  const shown = frameOf(supportRequest);
  await openPreview(supportRequest);
  await expect(shown.getByText('A sentence that was there first.')).toBeVisible({ timeout: 30_000 });

  const text = supportRequest.locator('[name="modules.0.quote"]');
  // A click has no effect until both the form and the frame are interactive.
  await expect(async () => {
    await shown.getByText('A sentence that was there first.').click();
    await expect(text).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  const wording = `A sentence of this moment, ${String(Date.now())}.`;
  await text.fill(wording);
  await expect(shown.getByText(wording)).toBeVisible({ timeout: slowTimeoutMs });

  // Typed with at most 100 ms between keys, which is too short for an autosave.
  await text.press('End');
  const isShown = async (letters: number) =>
    (await shown.getByText(`${wording}${'x'.repeat(letters)}`).count()) > 0;
  let letters = 0;
  const typing = (async () => {
    for (; letters < 120; letters += 1) await text.press('x', { delay: 60 });
  })();
  let isShownWhileTyping = false;
  while (!isShownWhileTyping && letters < 120) isShownWhileTyping = await isShown(10);
  await typing;
  expect(isShownWhileTyping).toBe(true);

  const visited = await sendRequest(`/en/${slug}`, { host: 'localhost' });
  expect(visited.status).toBe(200);
  expect(visited.text).toContain('A sentence that was there first.');
  expect(visited.text).not.toContain(wording);
});

test('the toolbar of the preview switches theme, country and language without saving or interrupting typing', async ({
  page: supportRequest,
  context,
  request,
}) => {
  test.setTimeout(120_000);
  await decide(context, 'v1');
  const { id } = freshPage();
  await signInToAdmin(supportRequest);
  await supportRequest.goto(`${contentUrl}/admin/collections/pages/${id}?locale=en`);
  const shown = frameOf(supportRequest);
  await openPreview(supportRequest);
  const bar = shown.getByRole('form', { name: 'What the preview shows' });
  await expect(bar).toBeVisible({ timeout: 30_000 });

  // At the top of the page, visible without scrolling, directly above the header of the page.
  const topOf = async (part: Locator) =>
    (await part.evaluate((element) => element.getBoundingClientRect())).top;
  expect(await topOf(bar)).toBe(0);
  const header = shown.locator('[data-site-header]');
  const height = await bar.evaluate((element) => element.getBoundingClientRect().height);
  expect(await topOf(header)).toBeCloseTo(height, 0);
  await shown.locator('html').evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
  expect([await topOf(bar), Math.round(await topOf(header))]).toEqual([0, Math.round(height)]);

  await bar.getByLabel('Theme').selectOption('Copper');
  await expect(shown.locator('[data-theme="Copper"]').first()).toBeAttached();

  await expect(bar.getByRole('option', { name: /\(language not enabled\)$/ }).first()).toBeAttached();
  await bar.getByLabel('Country').selectOption({ label: 'Switzerland' });
  await expect(shown.locator('html')).toHaveAttribute('lang', 'en-CH', { timeout: 30_000 });
  await bar.getByLabel('Language').selectOption({ label: 'Deutsch' });
  const german = shown.getByRole('form', { name: 'Was die Vorschau zeigt' });
  await expect(german).toBeVisible({ timeout: 30_000 });
  await expect(german.getByLabel('Land')).toHaveValue(/\/de-ch\/editor\/preview$/);
  await expect(german.getByLabel('Farbwelt')).toHaveValue('Copper');
  await expect(shown.locator('[data-theme="Copper"]').first()).toBeAttached();

  // The form reloads the preview at its initial URL, as with every new token.
  const frame = supportRequest.locator('iframe');
  const begun = (await frame.getAttribute('src')) ?? '';
  expect(begun).toMatch(/\/en\/editor\/preview\?/);
  await frame.evaluate((element, src) => element.setAttribute('src', src), `${begun}&token-renewed`);
  await expect(german.getByLabel('Land')).toHaveValue(/\/de-ch\/editor\/preview$/, { timeout: 30_000 });
  await expect(german.getByLabel('Farbwelt')).toHaveValue('Copper');
  await expect(shown.locator('html')).toHaveAttribute('lang', 'de-CH');

  await german.getByLabel('Sprache').selectOption({ label: 'English' });
  await expect(bar).toBeVisible({ timeout: 30_000 });
  await shown.getByText('Listen to the press.').click();
  const text = supportRequest.locator('[name="modules.2.quote"]');
  await expect(text).toBeVisible();
  const wording = `Listen to the wire, ${String(Date.now())}.`;
  await text.fill(wording);
  await expect(shown.getByText(wording)).toBeVisible({ timeout: slowTimeoutMs });
  await expect(shown.locator('[data-theme="Copper"]').first()).toBeAttached();

  await signInToRest(request);
  const stored = await request.get(`${contentUrl}/api/pages/${id}?draft=true&depth=0`);
  expect(await stored.json()).toMatchObject({ theme: 'Default' });
});

test('a preview requires its token or the password, and is never cached', async ({ page }) => {
  const { id, title } = freshPage();
  const rejected = await page.goto(at('localhost', `/en/editor/preview?page=${id}&token=bm8.bm8`));
  expect(rejected?.status()).toBe(403);
  expect(rejected?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  expect(rejected?.headers()['content-security-policy']).toMatch(/frame-ancestors [^;]*localhost:\d+/);
});

test('view as: one page for two readers, side by side, on the sites’ own hosts', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  await decide(context, 'v1');
  const { id, slug } = freshPage();
  await openEditorArea(page, `/en/editor/view-as?page=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('View as');
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.locator('iframe').first().contentFrame().getByText('Come and see')).toBeVisible({
    timeout: slowTimeoutMs,
  });
  expect((await sendRequest(`/en/${slug}`, { host: 'localhost' })).status).toBe(200);
});
