import { type Page } from '@playwright/test';

/** Opens a sheet of choices of a list, such as a filter or the columns, ticks or unticks one and closes it. */
export async function tick(page: Page, menu: string, choice: string): Promise<void> {
  await page.locator('button[popovertarget]').filter({ hasText: menu }).click();
  await page.getByRole('checkbox', { name: choice, exact: true }).click();
  await page.keyboard.press('Escape');
}
