import { expect, type Locator, type Page } from '@playwright/test';

import { axeViolations } from './axe';
import { htmlErrors } from './htmlChecker';

/** The figure behind "Entries:" of a list with a filter. */
export const entryCount = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await page.getByRole('main').getByRole('status').first().innerText())?.[0]);

/** The form above a list. */
export const filterForm = (page: Page): Locator => page.getByRole('form', { name: 'Filter the list' });

/** Passes axe, is valid HTML, and does not scroll sideways where it is narrow. */
export async function expectSound(page: Page, url: string): Promise<void> {
  const answer = await page.goto(url);
  expect([url, answer?.status()]).toEqual([url, 200]);
  const html = (await answer?.text()) ?? '';
  expect(await axeViolations(page)).toEqual([]);
  expect(await htmlErrors(new Map([[url, html]]))).toEqual([]);
  const width = page.viewportSize();
  for (const narrow of [390, 320]) {
    await page.setViewportSize({ width: narrow, height: 844 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([url, narrow, overflow]).toEqual([url, narrow, 0]);
  }
  expect(await axeViolations(page)).toEqual([]);
  if (width) await page.setViewportSize(width);
}
