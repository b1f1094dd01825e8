import { expect, type Locator } from '@playwright/test';

import { at } from './support/addresses';
import { readCalendar } from './support/calendarFile';
import { test } from './support/test';

const caption = 'Figures per share, 2021 to 2025';
const investors = at('localhost', '/en/investors');

const cellsOf = async (table: Locator): Promise<string[][]> =>
  Promise.all((await table.locator('tbody tr').all()).map((row) => row.locator('th, td').allInnerTexts()));

test.describe('2.3 "shares/investor tables"', () => {
  test('each table has a caption, and heads for its columns and rows @nojs', async ({ page }) => {
    await page.goto(investors);
    const table = page.getByRole('table', { name: caption });
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
      'Year',
      'Earnings per share',
      'Dividend',
      'Book value',
      'Payout',
    ]);
    await expect(table.locator('thead th[scope="col"]')).toHaveCount(5);
    await expect(table.locator('tbody th[scope="row"]')).toHaveText(['2025', '2024', '2023', '2022', '2021']);
    await expect(table.getByRole('button')).toHaveCount(0);
  });

  test('a column is sorted by its figures with the keyboard, and the order is announced', async ({
    page,
  }) => {
    await page.goto(investors);
    const table = page.getByRole('table', { name: caption });
    const column = (name: string) => table.getByRole('columnheader', { name });
    const years = table.getByRole('rowheader');
    await table.getByRole('button', { name: 'Earnings per share' }).focus();
    await page.keyboard.press('Enter');
    await expect(years).toHaveText(['2024', '2021', '2025', '2023', '2022']);
    await expect(column('Earnings per share')).toHaveAttribute('aria-sort', 'ascending');
    await page.keyboard.press('Space');
    await expect(years).toHaveText(['2022', '2023', '2025', '2021', '2024']);
    await expect(column('Earnings per share')).toHaveAttribute('aria-sort', 'descending');
    await expect(page.getByRole('status').filter({ hasText: 'Earnings per share' })).toBeAttached();
    await table.getByRole('button', { name: 'Year' }).click();
    await expect(years).toHaveText(['2021', '2022', '2023', '2024', '2025']);
    await expect(table.locator('th[aria-sort]')).toHaveCount(1);
  });

  test('the price of each day is read with keyboard and pointer', async ({ page }) => {
    await page.goto(investors);
    const chart = page.locator('[data-price-chart]');
    const slider = chart.getByRole('slider', { name: 'Price on a given day' });
    const reading = chart.getByRole('status');
    await expect(slider).toHaveAttribute('aria-valuetext', /^13 Nov 2026: \d+\.\d\d$/);
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(reading).toHaveText(/^6 Nov 2026: \d+\.\d\d$/);
    const drawing = chart.getByRole('img').filter({ visible: true });
    await drawing.hover({ position: { x: 1, y: 100 } });
    await expect(reading).toHaveText(/^29 Aug 2025: \d+\.\d\d$/);
  });

  for (const [path, separator, decimal, earnings, holders] of [
    // Section 9: German is formatted with the Swiss locale, whatever the reader's country.
    ['/de-de/investors', ';', '.', '8.42', /^6[’']214$/],
    ['/fr/investors', ';', ',', '8,42', /^6\s214$/],
  ] as const)
    test(`figures are written as the language writes them, in the table and in its file: ${path}`, async ({
      page,
      request,
    }) => {
      await page.goto(at('localhost', path));
      const table = page.getByRole('table').filter({ has: page.getByRole('rowheader', { name: '2025' }) });
      const latest = page
        .locator('[data-block="share-table"] tbody tr')
        .filter({ has: page.getByRole('rowheader', { name: '2025', exact: true }) });
      await expect(latest.getByRole('cell').first()).toHaveText(earnings);
      await expect(page.locator('[data-block="share-table"] [data-sort-key="6214"]')).toHaveText(holders);

      const href = (await page.locator('a[href*="/api/share-table/"]').first().getAttribute('href')) ?? '';
      const response = await request.get(at('localhost', href));
      expect(response.headers()).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'x-robots-tag': 'noindex',
      });
      expect(response.headers()['content-disposition']).toMatch(/^attachment; filename="investors\.csv"/);
      const text = await response.text();
      expect(text.startsWith('\uFEFF')).toBe(true);
      const lines = text.slice(1).trimEnd().split('\r\n');
      const figures = lines
        .slice(1)
        .map((line) => line.split(separator).map((cell) => cell.replace(decimal, '.')));
      const shown = await cellsOf(table);
      const plain = (cells: string[][]) =>
        cells.map((row) => row.map((cell) => cell.replace(/\s?%/, '').replace(',', '.')));
      expect(plain(figures)).toEqual(plain(shown));
    });

  test('the chart shows the last months if the reader chooses them @nojs', async ({ page }) => {
    await page.goto(investors);
    const periods = page.getByRole('list', { name: 'Chart period' });
    await periods.getByRole('link', { name: '6 months' }).click();
    await expect(page).toHaveURL(/\/en\/investors\?prices=6m#/);
    await expect(periods.getByRole('link', { name: '6 months' })).toHaveAttribute('aria-current', 'true');
    await page.getByText('The figures of the chart as a table').click();
    const prices = await cellsOf(page.getByRole('table', { name: 'Weekly closing price, CHF' }));
    expect(prices.length).toBeGreaterThan(24);
    expect(prices.length).toBeLessThan(29);
  });

  test('the chart has a text alternative, and its figures follow as a table @nojs', async ({ page }) => {
    await page.goto(investors);
    const chart = page.getByRole('img', { name: /^Weekly closing price, CHF: / });
    await expect(chart).toHaveCount(1);
    await page.getByText('The figures of the chart as a table').click();
    const prices = await cellsOf(page.getByRole('table', { name: 'Weekly closing price, CHF' }));
    expect(prices.length).toBeGreaterThan(50);
    const closes = prices.map(([, close = '']) => Number(close));
    const [newest, oldest] = [prices[0], prices.at(-1)];
    await expect(chart).toHaveAccessibleName(
      `Weekly closing price, CHF: ${oldest?.[1]} on ${oldest?.[0]}, ${newest?.[1]} on ${newest?.[0]}; ` +
        `lowest ${Math.min(...closes).toFixed(2)}, highest ${Math.max(...closes).toFixed(2)}.`,
    );
  });

  test('every date is in one calendar file, and each in one of its own @nojs', async ({ page, request }) => {
    await page.goto(investors);
    const calendar = page.locator('[data-block="financial-calendar"]');
    const titles = await calendar.getByRole('heading', { level: 3 }).allInnerTexts();
    const all =
      (await calendar.getByRole('link', { name: 'All dates for your calendar' }).getAttribute('href')) ?? '';
    const whole = await request.get(at('localhost', all));
    expect(whole.status()).toBe(200);
    const entries = readCalendar(await whole.text());
    // Includes past events, which the page shows without a link.
    expect(entries.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
    for (const link of await calendar.getByRole('link', { name: /^Add to calendar/ }).all()) {
      const href = (await link.getAttribute('href')) ?? '';
      const own = readCalendar(await (await request.get(at('localhost', href))).text());
      expect(own).toHaveLength(1);
      expect(entries).toContainEqual(own[0]);
    }
    const [folder = ''] = /.+(?=\.ics)/.exec(all) ?? [];
    expect((await request.get(at('localhost', `${folder}/none.ics`))).status()).toBe(404);
    expect((await request.get(at('localhost', '/api/share-table/none/none.csv'))).status()).toBe(404);
  });
});
