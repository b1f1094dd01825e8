import { expect, test, type Page } from '@playwright/test';

import { siteUrl } from './support/addresses';
import { loadedScripts, loseScripts } from './support/lostScripts';
import { holdPrefetches } from './support/prefetches';
import {
  decide,
  followFooterLink,
  openPage,
  publishBuild,
  untilShellStarts,
  watchDocuments,
} from './support/shell';

const missing = '/en/no/such-page';
const imprint = '/en/legal/imprint';
const homeLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'To the home page' });
const errorTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.beforeEach(({ context }) => decide(context, 'v1'));

test.describe('a new version goes live (section 7)', () => {
  test('as long as the version is the same, a click draws the next page without a full load', async ({
    page,
  }) => {
    const documents = watchDocuments(page);
    await openPage(page, '/en');
    await followFooterLink(page, 'Imprint');
    expect(documents).toEqual(['/en']);
  });

  test('"reload on the next navigation": the click loads the next page anew', async ({ page }) => {
    const documents = watchDocuments(page);
    await publishBuild(page);
    await openPage(page, '/en');
    await followFooterLink(page, 'Imprint');
    expect(documents).toEqual(['/en', imprint]);
  });

  test('a half-filled form is not lost to it; the reload comes with the navigation after', async ({
    page,
  }) => {
    const documents = watchDocuments(page);
    await publishBuild(page);
    await openPage(page, missing);
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill('crimp');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(search).toHaveValue('crimp');
    await followFooterLink(page, 'Imprint');
    expect(documents).toEqual([missing]);
    await followFooterLink(page, 'Accessibility');
    expect(documents).toEqual([missing, '/en/legal/accessibility']);
  });
});

test.describe('8 "A chunk-load error reloads the page, at most once per 10 seconds per path"', () => {
  test('a reader whose next page needs a script that is gone gets that page by one full load', async ({
    page,
  }) => {
    const documents = watchDocuments(page);
    await openPage(page, missing);
    const known = new Set(await loadedScripts(page));
    const isFirst = () => documents.length === 1;
    await loseScripts(
      page,
      (url) => isFirst() && !known.has(url),
      () => false,
    );
    await untilShellStarts(page, () => homeLink(page).click());
    await expect(page.getByRole('heading', { level: 1, name: 'A tenth of a millimetre' })).toBeVisible();
    await expect.poll(() => documents).toEqual([missing, '/en']);
    await followFooterLink(page, 'Imprint');
    expect(documents).toEqual([missing, '/en']);
  });

  test('a script that stays away ends at the error page, without a loop', async ({ page }) => {
    const documents = watchDocuments(page);
    await openPage(page, missing);
    const known = new Set(await loadedScripts(page));
    const pageScripts = new Set<string>();
    const isLost = (url: string) => {
      // What the first click asks for belongs to the page; the error page may have scripts of its own.
      if (documents.length === 1 && !known.has(url)) pageScripts.add(url);
      return pageScripts.has(url);
    };
    await loseScripts(page, isLost, () => documents.length > 1);
    await homeLink(page).click();
    await expect(errorTitle(page, 'Something went wrong')).toBeVisible({ timeout: 15_000 });
    expect(documents).toEqual([missing, '/en']);
  });

  test('the shell’s own script that stays away costs one reload, and the page stands', async ({ page }) => {
    const documents = watchDocuments(page);
    await openPage(page, '/en');
    const html = await (await page.request.get(page.url())).text();
    const late = (await loadedScripts(page)).filter((url) => !html.includes(new URL(url).pathname));
    expect(late).not.toEqual([]);
    await loseScripts(
      page,
      (url) => late.includes(url),
      () => false,
    );
    const gaveUp = page.waitForEvent('console', (message) => message.text().includes('ChunkLoadError'));
    await page.goto(new URL(imprint, siteUrl).href);
    await gaveUp;
    expect(documents).toEqual(['/en', imprint, imprint]);
    await followFooterLink(page, 'Accessibility');
    expect(documents).toEqual(['/en', imprint, imprint]);
  });
});

test.describe('9 "route prefetch at most 5 parallel, skipped on data-saver or 2g connections"', () => {
  test('the links in view are fetched ahead, never more than five at once, each once', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 4000 });
    const { asked, most, release } = await holdPrefetches(page);
    await openPage(page, '/en');
    for (const count of [4, 5, 6, 7, 8]) {
      await expect.poll(() => asked.length).toBeGreaterThanOrEqual(count);
      await release();
    }
    expect(most()).toBeLessThanOrEqual(5);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('nothing is fetched ahead on data-saver, not even what is pointed at', async ({ page }) => {
    await page.addInitScript(() => {
      const value = { saveData: true, effectiveType: '4g' };
      Object.defineProperty(navigator, 'connection', { value });
    });
    const { asked } = await holdPrefetches(page);
    await openPage(page, '/en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint', exact: true }).hover();
    await followFooterLink(page, 'Imprint');
    expect(asked).toEqual([]);
  });
});

test.describe('going back (section 9, "Scroll restore")', () => {
  const leftLink = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Imprint', exact: true });

  /** Leaves a long page by a link at its end; answers where the link stood on the screen, and what a failure should tell. */
  const leave = async (page: Page) => {
    await openPage(page, '/en/technology/anatomy-of-a-crimp');
    // Text that is still set in a fallback font breaks into other lines.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await leftLink(page).evaluate((anchor) => {
      const onClick = () => {
        const { scrollHeight: height } = document.documentElement;
        Reflect.set(window, 'left', [anchor.getBoundingClientRect().top, window.scrollY, height]);
      };
      anchor.addEventListener('click', onClick);
    });
    await followFooterLink(page, 'Imprint');
    const left = await page.evaluate(() => [Reflect.get(window, 'left')].flat().map(Number));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    return { top: left[0] ?? NaN, message: `left with top, scrollY and height ${left.join(', ')}` };
  };

  const expectLeftPlace = async (page: Page, { top, message }: Awaited<ReturnType<typeof leave>>) => {
    await expect(page).toHaveURL(/anatomy-of-a-crimp$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    const readTop = () => leftLink(page).evaluate((anchor) => anchor.getBoundingClientRect().top);
    await expect.poll(readTop, { message }).toBeCloseTo(top, 0);
  };

  test('leads to the link that was followed, where it stood on the screen', async ({ page }) => {
    const left = await leave(page);
    await page.goBack();
    await expectLeftPlace(page, left);
  });

  test('leads there too when the end of the page comes after the shell has scrolled', async ({ page }) => {
    const left = await leave(page);
    await page.evaluate(() => {
      const late = new CSSStyleSheet();
      late.replaceSync('footer { display: none !important }');
      document.adoptedStyleSheets.push(late);
      const scroll = window.scrollTo.bind(window);
      Reflect.set(window, 'scrollTo', (options: ScrollToOptions) => {
        scroll(options);
        // Once the page was drawn as short as it is.
        requestAnimationFrame(() => requestAnimationFrame(() => late.replaceSync('')));
      });
    });
    await page.goBack();
    await expectLeftPlace(page, left);
  });
});

test.describe('8 "Any fatal or unhandled error shows the error page …; crawlers do not get it"', () => {
  test('an answer that breaks off ends at the error page, in the reader’s language, with a way home', async ({
    page,
  }) => {
    await openPage(page, '/de');
    await page.route(/\/de\/legal\/imprint\?_rsc=/, async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum', exact: true }).click();
    await expect(errorTitle(page, 'Etwas ist schiefgegangen')).toBeVisible();
    await expect(page.getByText('Wartung')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/[a-z-]{2,5}$/);
  });
});

test.describe('a crawler (section 4)', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('keeps the server’s document when a script of the page is gone: no reload, no error page', async ({
    page,
  }) => {
    await page.goto(new URL(missing, siteUrl).href);
    const shared = new Set(await loadedScripts(page));
    const documents = watchDocuments(page);
    await loseScripts(
      page,
      (url) => !shared.has(url),
      () => true,
    );
    const logged = page.waitForEvent('console', (message) => message.text().includes('ChunkLoadError'));
    await page.goto(new URL('/en', siteUrl).href);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await logged;
    // The other scripts of the page are lost one by one.
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(documents).toEqual(['/en']);
  });
});
