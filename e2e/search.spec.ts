import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { ownAddress } from './support/readers';
import { search } from './support/searchResponse';
import { untilShellStarts } from './support/shell';
import { test } from './support/test';

const searchPage = (query: string, { locale = 'en', host = 'localhost', page = '' } = {}) =>
  at(host, `/${locale}/search?q=${encodeURIComponent(query)}${page}`);

const main = (page: Page) => page.getByRole('main');
const hits = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('a[id^="result-"]') });
const hitLinks = (page: Page) => main(page).locator('a[id^="result-"]');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('Issue 6: "in all languages (Chinese and Japanese segmented)"', () => {
  test('a product is found and marked in Japanese, and leads to its page', async ({ page }) => {
    await page.goto(searchPage('圧着', { locale: 'ja', page: '&page=2' }));
    const hit = hits(page).filter({ hasText: 'Presta 20' }).first();
    await expect(hit.locator('mark').filter({ hasText: '圧着' }).first()).toBeVisible();
    await hit.getByRole('link').click();
    await expect(title(page)).toHaveText('Presta 20');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });

  test('a product is found in Chinese; umlauts and letter case do not matter in German', async ({
    request,
  }) => {
    for (const [localeCode, query, name] of [
      ['zh', '压接', 'Presta 20'],
      ['de-CH', 'prüfung', 'Cirris 1100'],
      ['de-CH', 'PRUFUNG', 'Cirris 1100'],
    ] as const) {
      const { records } = await search(request, { query, localeCode });
      const found = records.map(({ title: text }) => text);
      expect([query, found]).toEqual([query, expect.arrayContaining([name])]);
    }
  });
});

test.describe("Issue 4: \"'0.5 mm2' finds '20 AWG'\"", () => {
  test('a measure finds the same in either system, however it is typed', async ({ request }) => {
    const found = await Promise.all(
      ['0.5 mm2', '20 AWG', '0,5 mm²', 'AWG20'].map((query) => search(request, { query })),
    );
    const [first, ...others] = found.map(({ records }) => records.map(({ id }) => id));
    expect(first?.length).toBeGreaterThan(3);
    for (const other of others) expect(other).toEqual(first);
  });

  test('each hit shows the measure that was found, and not all the data around it', async ({ page }) => {
    await page.goto(searchPage('20 AWG'));
    await expect(hits(page).first()).toBeVisible();
    for (const hit of await hits(page).all()) {
      await expect(
        hit
          .locator('mark')
          .filter({ hasText: /mm²|AWG/ })
          .first(),
      ).toBeVisible();
      expect(await hit.innerText()).not.toMatch(/ · .* · .* · /);
    }
  });
});

test.describe('2.3 "results titled with the query, result count, \'Show {amount} more\'"', () => {
  test('the page names the query and counts what was found', async ({ page, request }) => {
    const { total } = await search(request, { query: 'crimping' });
    await page.goto(searchPage('crimping'));
    await expect(title(page)).toHaveText('Results for “crimping”');
    await expect(page).toHaveTitle(/^Results for “crimping”/);
    await expect(main(page).getByText(`Results: ${total}`, { exact: true })).toBeVisible();
    await expect(hitLinks(page)).toHaveCount(10);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('"Show 10 more" keeps the first ten and lands on the first new one', async ({ page }) => {
    // Before the shell has started, the link loads a document.
    await untilShellStarts(page, () => page.goto(searchPage('crimping')));
    const before = await hitLinks(page).allTextContents();
    await main(page).getByRole('link', { name: 'Show 10 more' }).click();
    await expect(hitLinks(page)).toHaveCount(20);
    expect((await hitLinks(page).allTextContents()).slice(0, 10)).toEqual(before);
    await expect(page).toHaveURL(/[?&]page=2#result-11$/);
    await expect(page.locator('#result-11')).toBeInViewport();
    // Starting point of the next key press and of screen readers.
    await expect(page.locator('#result-11')).toBeFocused();
  });

  test('the name of a product leads there directly', async ({ page }) => {
    await page.goto(searchPage('cresta 433'));
    const card = main(page).getByRole('link', { name: 'Cresta 433', exact: true }).first();
    await expect(main(page).getByText('Go directly to')).toBeVisible();
    await expect(hitLinks(page).first()).toHaveText('Cresta 433');
    await card.click();
    await expect(page).toHaveURL(/\/en\/products\/.+\/cresta-433$/);
    await expect(title(page)).toHaveText('Cresta 433');
  });

  test('an empty result shows a message and suggestions', async ({ page }) => {
    await page.goto(searchPage('qqqqzzzz'));
    await expect(title(page)).toHaveText('No results for “qqqqzzzz”');
    await expect(main(page).getByText('Check the spelling.')).toBeVisible();
    await expect(main(page).getByRole('searchbox').or(main(page).getByRole('combobox'))).toHaveValue(
      'qqqqzzzz',
    );
    await expect(main(page).getByRole('link', { name: 'Ask our specialists' })).toBeVisible();
    await main(page).getByRole('link', { name: '20 AWG', exact: true }).click();
    await expect(title(page)).toHaveText('Results for “20 AWG”');
  });
});

test.describe('5 "emphasise query words", never as HTML', () => {
  const attack = '<img src=x onerror="document.title=\'ran\'"><b>crimping</b>';
  test('the query is shown as typed, and never runs as HTML', async ({ page }) => {
    await page.goto(searchPage(attack));
    await expect(title(page)).toContainText('<b>crimping</b>');
    await expect(main(page).locator('h1 b, h1 img, img[src="x"]')).toHaveCount(0);
    await expect(page).not.toHaveTitle('ran');
  });
});

test.describe('Issue 6: "over pages, products, stories, releases and documents"', () => {
  for (const [query, kind, name, url] of [
    ['spare parts', 'page', 'Spare parts', '/en/services/spare-parts'],
    ['Presta 20', 'product', 'Presta 20', '/en/products/'],
    ['taping', 'classification', 'Taping', '/en/products/'],
    ['third strand', 'story', 'The third strand', '/en/stories/the-third-strand'],
    [
      'plant in hungary',
      'release',
      'Plant in Hungary is extended',
      '/en/media-releases/plant-hungary-extended',
    ],
    [
      'Cresta 433 data sheet',
      'document',
      'Cresta 433 – Data sheet',
      '/product-assets/cresta-433-data-sheet-en',
    ],
  ] as const) {
    test(`a ${kind} is found by its name, first of all: ${query}`, async ({ request }) => {
      const { records } = await search(request, { query });
      expect(records[0]).toMatchObject({ kind, title: name });
      expect(records[0]?.url.startsWith(url)).toBe(true);
      const address = records[0]?.url ?? '';
      expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200);
    });
  }

  for (const query of ['partner documents', 'partner conditions', 'service bulletins', 'bulletin'])
    test(`a protected page is never found: ${query}`, async ({ request }) => {
      for (const localeCode of ['en', 'de-CH']) {
        const { records } = await search(request, { query, localeCode });
        expect(records.filter(({ url }) => /partner-documents|service-bulletins/.test(url))).toEqual([]);
      }
      const response = await request.post('/api/search-proxy/suggest', {
        headers: ownAddress(),
        data: { localeCode: 'en', siteSlug: '', query },
      });
      expect(await response.text()).not.toMatch(/partner-documents|service-bulletins/);
    });

  for (const [siteSlug, own] of [
    ['volta', /^\/en\/volta(\/|$)/],
    ['brand-portal', /^\/en\/brand-portal(\/|$)/],
  ] as const)
    test(`${siteSlug} finds its own pages alone`, async ({ request }) => {
      const { records, routeTarget } = await search(request, { query: 'w', siteSlug });
      expect(records.length).toBeGreaterThan(0);
      for (const { url, kind } of records) {
        expect(url).toMatch(own);
        expect(kind).not.toBe('product');
      }
      expect(routeTarget).toBeNull();
    });

  test('a site with a domain of its own finds its own pages alone', async ({ page, request }) => {
    const { records } = await search(request, { query: 'wire', siteSlug: 'schleuniger' });
    await page.goto(searchPage('wire', { host: 'schleuniger.localhost' }));
    await expect(hitLinks(page)).toHaveCount(records.length);
    const { records: onMain } = await search(request, { query: 'rotary stripping heritage' });
    expect(onMain.filter(({ kind }) => kind !== 'product' && kind !== 'classification')).toEqual([]);
  });

  test('a country finds its own version of a page, and all others the universal one', async ({ request }) => {
    const find = async (localeCode: string) =>
      (await search(request, { query: 'wire processing', localeCode })).records
        .filter(({ url }) => /^\/[a-z]{2}(-[a-z]{2})?$/.test(url))
        .map(({ title: name }) => name);
    expect(await find('en-US')).toEqual(['Wire processing in North America']);
    expect(await find('en')).toEqual(['Machines for wire processing']);
    expect(await find('en-GB')).toEqual(['Machines for wire processing']);
  });
});

test.describe('suggestions while typing', () => {
  const field = (page: Page) => main(page).getByRole('combobox');
  const options = (page: Page) => main(page).getByRole('option');

  test('arrows choose, Enter goes there', async ({ page }) => {
    await page.goto(at('localhost', '/en/search'));
    await field(page).pressSequentially('cresta');
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const chosen = main(page).locator('[role=option][aria-selected=true]');
    await expect(chosen).toHaveCount(1);
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await chosen.getAttribute('id')) ?? 'none',
    );
    const href = (await chosen.getAttribute('href')) ?? 'none';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });
});

test.describe('the search of the header', () => {
  test('opens a panel with the field in focus, closes by Escape, and finds @mobile', async ({ page }) => {
    await page.goto(at('localhost', '/en/company'));
    const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
    await button.first().click();
    const panel = page.getByRole('dialog', { name: 'Search' });
    await expect(panel).toBeVisible();
    const field = panel.locator('input[name=q]');
    await expect(field).toBeFocused();
    const box = await panel.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await button.first().click();
    await field.fill('taping');
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Results for “taping”');
  });
});

test.describe('without script @nojs', () => {
  test.use({ javaScriptEnabled: false });

  test('the panel opens, the form searches, more are shown and a result is read @nojs', async ({ page }) => {
    await page.goto(at('localhost', '/en/company'));
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click();
    const panel = page.getByRole('dialog', { name: 'Search' });
    await panel.getByRole('searchbox').fill('crimping');
    await panel.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(title(page)).toHaveText('Results for “crimping”');
    await main(page).getByRole('link', { name: 'Show 10 more' }).click();
    await expect(hitLinks(page)).toHaveCount(20);
    await expect(page.locator('#result-11')).toBeInViewport();
    const name = await hitLinks(page).first().textContent();
    await hitLinks(page).first().click();
    await expect(title(page)).toBeVisible();
    expect(name).not.toBe('');
  });
});
