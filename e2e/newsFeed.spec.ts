import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { sidewaysOverflow } from './support/comparison';
import { seededNews } from './support/documents';
import { decide, openPage } from './support/shell';
import { test } from './support/test';

test.beforeEach(({ context }) => decide(context, 'v1'));

/** Storage key of the last read item (section 7). */
const lastReadKey = 'news-feed-last-read';
const pageSize = 10;

const opener = (page: Page, name = 'News') =>
  page.getByRole('contentinfo').getByRole('link', { name: new RegExp(`^${name}( \\(|$)`) });
const panel = (page: Page, name = 'News') => page.getByRole('dialog', { name });
const items = (page: Page) => panel(page).locator('[data-news-list] > li');
const mark = (page: Page) => opener(page).getByText('(unread news)');
const more = (page: Page) => panel(page).getByRole('button', { name: 'Show more' });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), lastReadKey);

/** Opens the panel by the link in the footer, which is in a closed column on a phone, and waits for its items. */
async function openPanel(page: Page): Promise<void> {
  const column = page.getByRole('contentinfo').locator('details').filter({ hasText: /News/ });
  const title = column.locator('summary');
  if (await title.isVisible()) await title.click();
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(items(page)).toHaveCount(pageSize);
}

test.describe('2.5 "action: opens the news feed panel", 9 "News feed page size 10"', () => {
  test('the footer opens the ten newest; "show more" loads the rest and moves the focus to the new items', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const titles = (await seededNews()).map(({ title }) => title);
    await openPage(page, '/en');
    await openPanel(page);
    expect(new URL(page.url()).hash).toBe('');
    await expect(items(page).getByRole('heading')).toHaveText(titles.slice(0, pageSize));
    for (let shown = pageSize; shown < titles.length; shown += pageSize) {
      await more(page).click();
      const now = Math.min(shown + pageSize, titles.length);
      await expect(items(page)).toHaveCount(now);
      await expect(items(page).nth(shown).getByRole('link')).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: `News items shown: ${now}` })).toHaveCount(1);
    }
    await expect(items(page).getByRole('heading')).toHaveText(titles);
    await expect(more(page)).toBeHidden();
  });

  test('following an item closes the panel', async ({ page }) => {
    await openPage(page, '/en');
    await openPanel(page);
    await items(page).getByRole('link', { name: 'A crimp of seven strands' }).click();
    await expect(page).toHaveURL(/\/en\/stories\/a-crimp-of-seven-strands$/);
    await expect(panel(page)).toBeHidden();
  });

  test('by keyboard: opens with the focus in it, Escape closes it and gives the focus back', async ({
    page,
  }) => {
    await openPage(page, '/en/company');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(items(page)).toHaveCount(pageSize);
    await expect(panel(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(items(page).first().getByRole('link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(items(page)).toHaveCount(pageSize);
    await panel(page).getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    await expect(opener(page)).toBeFocused();
  });

  test('the panel is accessible and fits into the window @mobile', async ({ page }) => {
    await openPage(page, '/en/company');
    await openPanel(page);
    expect([await axeViolations(page), await sidewaysOverflow(page)]).toEqual([[], 0]);
    const box = await panel(page).boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    for (const name of ['Show more', 'Mark as read', 'Close']) {
      const button = await panel(page).getByRole('button', { name }).boundingBox();
      expect([name, Math.round(button?.height ?? 0) >= 44]).toEqual([name, true]);
    }
  });
});

test.describe('4 "unread when the newest item id differs from the stored last-read id; marking as read stores it"', () => {
  test('news are unread until marked as read, which is stored', async ({ page }) => {
    const panels: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/_panels/')) panels.push(request.url());
    });
    await openPage(page, '/en/company');
    await expect(mark(page)).toHaveCount(1);
    expect(panels).toEqual([]);
    await openPanel(page);
    await panel(page).getByRole('button', { name: 'Mark as read' }).click();
    await expect(mark(page)).toHaveCount(0);
    await expect(panel(page).getByRole('button', { name: 'Mark as read' })).toBeHidden();
    await expect(panel(page)).toBeFocused();
    expect(await stored(page)).toBe((await seededNews())[0]?.id);

    const requested = page.waitForResponse(/\/api\/news-feed/);
    await openPage(page, '/en/company');
    await (await requested).finished();
    await expect(mark(page)).toHaveCount(0);
  });
});

test('the link opens the page of the news if the panel cannot be fetched', async ({ page }) => {
  await page.route('**/_panels/**', (route) => route.abort());
  await openPage(page, '/en/company');
  await opener(page).click();
  await expect(page).toHaveURL(/\/en\/news#news-feed$/);
});

/** The page that lists the news: ten, the next ten, and back. */
async function walkThePage(page: Page): Promise<void> {
  const titles = (await seededNews()).map(({ title }) => title);
  const listed = page.locator('[data-block=news-list] li').getByRole('heading');
  const next = page.getByRole('main').getByRole('link', { name: 'Show more' });
  for (let shown = 0; shown < titles.length; shown += pageSize) {
    await expect(listed).toHaveText(titles.slice(shown, shown + pageSize));
    if (shown + pageSize < titles.length) await next.click();
  }
  await expect(next).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Back to the newest' }).click();
  await expect(listed).toHaveText(titles.slice(0, pageSize));
}

test('without script the link opens the page of the news, with links to further pages @nojs', async ({
  page,
}) => {
  await page.goto(at('localhost', '/en'));
  await opener(page).click();
  await expect(page).toHaveURL(/\/en\/news#news-feed$/);
  await walkThePage(page);
});
