import { expect, type Locator, type Page } from '@playwright/test';

import { axeViolations } from './axe';
import { htmlErrors } from './htmlChecker';

/** The figure behind "Entries:" of a list with a filter. */
export const entryCount = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await page.getByRole('main').getByRole('status').first().innerText())?.[0]);

/** The form above a list. */
export const filterForm = (page: Page): Locator => page.getByRole('form', { name: 'Filter the list' });

/**
 * Pages that pass axe, are valid HTML and do not scroll sideways where it is narrow. The first stands for all where it
 * is narrow: the others are the same blocks in other words.
 */
export async function expectSound(page: Page, urls: readonly string[]): Promise<void> {
  const documents = new Map<string, string>();
  const width = page.viewportSize();
  for (const [index, url] of urls.entries()) {
    const answer = await page.goto(url);
    expect([url, answer?.status()]).toEqual([url, 200]);
    documents.set(url, (await answer?.text()) ?? '');
    expect([url, await axeViolations(page)]).toEqual([url, []]);
    for (const narrow of [390, 320]) {
      await page.setViewportSize({ width: narrow, height: 844 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([url, narrow, overflow]).toEqual([url, narrow, 0]);
    }
    if (index === 0) expect([url, await axeViolations(page)]).toEqual([url, []]);
    if (width) await page.setViewportSize(width);
  }
  expect(await htmlErrors(documents)).toEqual([]);
}
