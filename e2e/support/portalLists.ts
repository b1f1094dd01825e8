import { expect, type Page } from '@playwright/test';

/** Opens a sheet of choices of a list, such as a filter or the columns, ticks or unticks one and closes it. */
export async function tick(page: Page, menu: string, choice: string): Promise<void> {
  const box = page.getByRole('checkbox', { name: choice, exact: true });
  await page.locator('button[popovertarget]').filter({ hasText: menu }).click();
  await expect(box).toBeVisible();
  await box.click();
  await page.keyboard.press('Escape');
  // The next one opens it again, and would close what is still closing.
  await expect(box).toBeHidden();
}
