import { expect, type BrowserContext, type Page } from '@playwright/test';

import { at, siteUrl } from './addresses';

const manifest = /\/builds\/latest\.json/;

/** Stores a decision about consent, so that the banner does not appear. */
export async function decide(context: BrowserContext, consent: string): Promise<void> {
  await context.addCookies([{ name: 'consent', value: consent, url: siteUrl }]);
}

/** Runs an action that loads a document, and waits until its shell has requested the live build. */
export async function untilShellStarts(page: Page, act: () => Promise<unknown>): Promise<void> {
  const responded = page.waitForResponse(manifest);
  await act();
  await (await responded).finished();
  // Lets the page process the response first.
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

export async function openPage(page: Page, path: string): Promise<void> {
  await untilShellStarts(page, () => page.goto(at('localhost', path)));
}

/** The paths of the documents that the page loads from now on; a soft navigation of the portal adds none. */
export function watchDocuments(page: Page): readonly string[] {
  const documents: string[] = [];
  // A document that the browser fetched ahead by itself comes without a request that could be seen here.
  void page.route('**/_assets/speculation-rules-*', (route) => route.abort());
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Simulates the deployment of another version of the site. */
export async function publishBuild(page: Page): Promise<void> {
  await page.route(manifest, (route) => route.fulfill({ json: { id: 'the-next-build', timestamp: 1 } }));
}

/** Follows a link of the footer, which every page of the main site has. */
export async function followFooterLink(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
