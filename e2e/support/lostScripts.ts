import type { Page } from '@playwright/test';

/** Loses a script of public pages that comes when it is needed, by the name that it has in the sources. */
export async function losePart(page: Page, name: string, isLost: () => boolean): Promise<void> {
  await page.route(`**/_assets/${name}-*.js`, (route) => (isLost() ? route.abort() : route.fallback()));
}
