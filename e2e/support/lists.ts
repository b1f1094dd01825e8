import type { Locator, Page } from '@playwright/test';

/** The number after "Entries:" of a list with a filter. */
export const entryCount = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await page.getByRole('main').getByRole('status').first().innerText())?.[0]);

export const filterForm = (page: Page): Locator => page.getByRole('form', { name: 'Filter the list' });
