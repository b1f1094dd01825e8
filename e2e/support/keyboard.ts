import { expect, type Locator, type Page } from '@playwright/test';

const maxStops = 60;

/** Moves to a control with the Tab key. Limits the number of stops instead of the time, as a busy machine is slow. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < maxStops && !(await isFocused()); stop += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}
