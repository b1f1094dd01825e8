import type { Page } from '@playwright/test';

/** Fails requests for a lazily loaded script of public pages, by its source name. */
export async function losePart(page: Page, name: string, isLost: () => boolean): Promise<void> {
  await page.route(`**/_assets/${name}-*.js`, (route) => (isLost() ? route.abort() : route.fallback()));
}
