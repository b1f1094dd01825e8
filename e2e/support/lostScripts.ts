import type { Page } from '@playwright/test';

declare global {
  interface Window {
    isAwaitingScripts?: boolean;
  }
}

const scripts = '**/_next/static/chunks/*.js';

/** Notes when the bundler's runtime begins to listen for scripts that the document asked for by itself. */
async function noteListening(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listen = HTMLScriptElement.prototype.addEventListener;
    HTMLScriptElement.prototype.addEventListener = function (
      this: HTMLScriptElement,
      ...given: Parameters<typeof listen>
    ) {
      if (given[0] === 'error') window.isAwaitingScripts = true;
      listen.apply(this, given);
    };
  });
}

/**
 * Loses those of the framework's scripts that `isLost` names, as when a new version has replaced them. Those that a document brings along
 * (`isInDocument`) fail once the runtime listens; one that fails before that is never noticed by it.
 */
export async function loseScripts(
  page: Page,
  isLost: (url: string) => boolean,
  isInDocument: () => boolean,
): Promise<void> {
  await noteListening(page);
  await page.route(scripts, async (route) => {
    if (!isLost(route.request().url())) return route.fallback();
    if (isInDocument()) await page.waitForFunction(() => window.isAwaitingScripts);
    await route.abort();
  });
}

/** Loses a script of public pages that comes when it is needed, by the name that it has in the sources. */
export async function losePart(page: Page, name: string, isLost: () => boolean): Promise<void> {
  await page.route(`**/_assets/${name}-*.js`, (route) => (isLost() ? route.abort() : route.fallback()));
}

/** The addresses of the scripts that the page has asked for so far. */
export const loadedScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
