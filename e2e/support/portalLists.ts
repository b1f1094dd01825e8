import { expect, type Page } from '@playwright/test';

/** Opens a menu of a list, such as a filter or the columns, toggles a choice and closes it. */
export async function tick(page: Page, menu: string, choice: string): Promise<void> {
  const box = page.getByRole('checkbox', { name: choice, exact: true });
  await page.locator('button[popovertarget]').filter({ hasText: menu }).click();
  await expect(box).toBeVisible();
  await box.click();
  await page.keyboard.press('Escape');
  // The next call opens it again, which would fail while it is still closing.
  await expect(box).toBeHidden();
}
