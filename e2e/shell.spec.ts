import { expect, type Page, type Request } from '@playwright/test';

import { at } from './support/addresses';
import { losePart } from './support/chunkLoadErrors';
import { holdPrefetches } from './support/prefetches';
import { decide, followFooterLink, openPage, publishBuild, watchDocuments } from './support/shell';
import { test } from './support/test';

const missing = '/en/no/such-page';
const imprint = '/en/legal/imprint';
const locations = '/en/locations';

test.beforeEach(({ context }) => decide(context, 'v1'));

test('a public page loads no framework, and at most 10 kB of script before the first interaction', async ({
  page,
}) => {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await openPage(page, '/en');
  // Not in the listener, because a size that arrives after the page is closed fails the run.
  const first = [...scripts];
  for (const script of first) expect(new URL(script.url()).pathname).toMatch(/^\/_assets\//);
  const sizes = await Promise.all(first.map((script) => script.sizes()));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThanOrEqual(10_000);
});

test.describe('a new version goes live (section 7)', () => {
  test('every click loads a document, which is of the version that is live', async ({ page }) => {
    const documents = watchDocuments(page);
    await openPage(page, '/en');
    await followFooterLink(page, 'Imprint');
    expect(documents).toEqual(['/en', imprint]);
  });

  for (const [name, isNew] of [
    ['as long as the version is the same, what has the focus is fetched ahead', false],
    ['nothing of a version that is gone is fetched ahead', true],
  ] as const)
    test(name, async ({ page }) => {
      if (isNew) await publishBuild(page);
      const requested: string[] = [];
      page.on('request', (request) => {
        if (request.headers()['sec-purpose'] === 'prefetch') requested.push(new URL(request.url()).pathname);
      });
      await openPage(page, missing);
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Imprint', exact: true });
      await link.focus();
      if (!isNew) await expect.poll(() => requested).toContain(imprint);
      await followFooterLink(page, 'Accessibility');
      expect(requested.includes(imprint)).toBe(!isNew);
    });
});

test.describe('8 "A chunk-load error reloads the page, at most once per 10 seconds per path"', () => {
  const openStates = (page: Page) => page.locator('[data-opening-hours]:not([hidden])');

  test('a part of the script that is gone comes with one reload', async ({ page }) => {
    const documents = watchDocuments(page);
    await losePart(page, 'contentElements', () => documents.length === 1);
    await page.goto(at('localhost', locations));
    await expect(openStates(page).first()).toBeAttached();
    expect(documents).toEqual([locations, locations]);
  });

  test('a part that stays away leaves a page that works without it, and no loop', async ({ page }) => {
    const documents = watchDocuments(page);
    await losePart(page, 'contentElements', () => true);
    await page.goto(at('localhost', locations));
    await expect.poll(() => documents).toEqual([locations, locations]);
    await expect(openStates(page)).toHaveCount(0);
    await followFooterLink(page, 'Imprint');
    expect(documents).toEqual([locations, locations, imprint]);
  });

  test('without any script the page is shown, and its links and search work', async ({ page }) => {
    const documents = watchDocuments(page);
    await page.route('**/_assets/*', (route) => route.abort());
    await page.goto(at('localhost', '/en'));
    await followFooterLink(page, 'Imprint');
    expect(documents).toEqual(['/en', imprint]);
  });
});

test.describe('9 "route prefetch at most 5 parallel, skipped on data-saver or 2g connections"', () => {
  test('the links in view are fetched ahead, never more than five at once, each once', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 4000 });
    const { requested, most, release } = await holdPrefetches(page);
    await openPage(page, '/en');
    for (const count of [4, 5, 6, 7, 8]) {
      await expect.poll(() => requested.length).toBeGreaterThanOrEqual(count);
      await release();
    }
    expect(most()).toBeLessThanOrEqual(5);
    expect(new Set(requested).size).toBe(requested.length);
  });

  test('nothing is fetched ahead on data-saver, not even what is pointed at', async ({ page }) => {
    await page.addInitScript(() => {
      const value = { saveData: true, effectiveType: '4g' };
      Object.defineProperty(navigator, 'connection', { value });
    });
    const { requested } = await holdPrefetches(page);
    await openPage(page, '/en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint', exact: true }).hover();
    await followFooterLink(page, 'Imprint');
    expect(requested).toEqual([]);
  });
});

test.describe('going back (section 9, "Scroll restore")', () => {
  const leftLink = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Imprint', exact: true });

  /** Leaves a long page by a link at its end; returns the position of the link on the screen, and details for a failure. */
  const leave = async (page: Page) => {
    await openPage(page, '/en/technology/anatomy-of-a-crimp');
    // Text in a fallback font has different line breaks.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await leftLink(page).evaluate((anchor) => {
      const onClick = () => {
        const { scrollHeight: height } = document.documentElement;
        const left = [anchor.getBoundingClientRect().top, window.scrollY, height];
        sessionStorage.setItem('left', left.join());
      };
      anchor.addEventListener('click', onClick);
    });
    await followFooterLink(page, 'Imprint');
    const left = await page.evaluate(() => (sessionStorage.getItem('left') ?? '').split(',').map(Number));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    return { top: left[0] ?? NaN, message: `left with top, scrollY and height ${left.join(', ')}` };
  };

  const expectLeftPlace = async (page: Page, { top, message }: Awaited<ReturnType<typeof leave>>) => {
    await expect(page).toHaveURL(/anatomy-of-a-crimp$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    const readTop = () => leftLink(page).evaluate((anchor) => anchor.getBoundingClientRect().top);
    await expect.poll(readTop, { message }).toBeCloseTo(top, 0);
  };

  test('returns to the followed link at its previous position on the screen', async ({ page }) => {
    const left = await leave(page);
    await page.goBack();
    await expectLeftPlace(page, left);
  });
});
