import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import {
  comparisonUrl,
  fourMachines,
  storeComparison,
  seenRows,
  sidewaysOverflow,
  storedBasket,
} from './support/comparison';
import { decide, untilShellStarts, watchDocuments } from './support/shell';
import { test } from './support/test';

const tables = (page: Page) => page.locator('[data-comparison-table]');
const choose = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
/** Waits for the shell, whose tools shift the layout. */
const openComparison = (page: Page) => untilShellStarts(page, () => page.goto(comparisonUrl(fourMachines)));
const contentOf = (page: Page) => page.getByRole('main').innerText();

/** Saves the comparison by its link. */
async function saveCsv(page: Page, link = 'Save as CSV') {
  const saving = page.waitForEvent('download');
  await choose(page, link);
  const download = await saving;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Parses the tables of a file into lines of fields. No field of these data contains a quotation mark. */
const readCsv = (text: string, separator: string): string[][][] =>
  text
    .replace('\uFEFF', '')
    .split(/(?:^|\r\n)\r\n/)
    .map((table) =>
      table
        .split('\r\n')
        .filter((line) => line !== '')
        .map((line) =>
          [...line.matchAll(new RegExp(`(?:^|${separator})("[^"]*"|[^${separator}]*)`, 'g'))].map((field) =>
            (field[1] ?? '').replaceAll('"', ''),
          ),
        ),
    );

test.beforeEach(({ context }) => decide(context, 'v1'));

/** Expects only the tables in print, none of them cut off. */
async function expectOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const chrome of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('group', { name: 'How the comparison is shown' }),
    page.getByRole('link', { name: /^Remove/ }).first(),
    page.getByRole('button', { name: 'Add' }).first(),
    page.getByRole('button', { name: 'Keep this comparison' }),
    page.getByRole('button', { name: /^Show/ }).first(),
  ])
    await expect(chrome).toBeHidden();
  const regions = page.getByRole('region', { name: /^Comparison/ });
  await expect(regions).toHaveCount(2);
  const cut = await regions.evaluateAll((elements) =>
    elements.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  );
  expect(cut).toEqual([0, 0]);
}

test.describe('the page of a comparison', () => {
  test('a table for each classification, "Different" only with more than one product, and only the tables in print', async ({
    page,
  }) => {
    await page.goto(comparisonUrl(fourMachines));
    await expect(tables(page).getByRole('heading', { level: 2 })).toHaveText([
      'Bench machines',
      'Automatic lines',
    ]);
    await expect(page.getByRole('table', { name: 'Comparison: Bench machines' })).toBeVisible();
    await expect(page.locator('section#cut-strip-bench thead th')).toHaveCount(4);
    await expect(page.locator('section#crimp-lines thead th')).toHaveCount(2);
    expect(await axeViolations(page)).toEqual([]);

    // Section 5: "'Different' is shown only with more than one product", on what differs, and that comes first.
    const rows = await seenRows(page, 'cut-strip-bench');
    const marks = rows.map(({ isMarked }) => isMarked);
    expect(marks.filter(Boolean).length).toBeGreaterThan(3);
    expect(marks).toEqual([...marks].sort((a, b) => Number(b) - Number(a)));
    expect(rows.filter(({ cells, isMarked }) => new Set(cells).size > 1 !== isMarked)).toEqual([]);
    const count = `Different properties: ${marks.filter(Boolean).length} of ${rows.length}`;
    await expect(page.getByText(count, { exact: true })).toBeVisible();
    await expect(page.getByText(/^Different properties/)).toHaveCount(1);
    const alone = await seenRows(page, 'crimp-lines');
    expect(alone.length).toBeGreaterThan(20);
    expect(alone.filter(({ isMarked }) => isMarked)).toEqual([]);

    await expectOnPaper(page);
  });

  test('5 "identical specs optionally removed when more than one product", and the order of the data sheet', async ({
    page,
  }) => {
    await openComparison(page);
    const ranked = await seenRows(page, 'cut-strip-bench');
    const alone = await seenRows(page, 'crimp-lines');
    await choose(page, 'Only differences');
    await expect(page).toHaveURL(/&differences=only$/);
    await expect(page.getByRole('link', { name: 'All technical data' })).toBeVisible();
    expect(await seenRows(page, 'cut-strip-bench')).toEqual(ranked.filter(({ isMarked }) => isMarked));
    expect(await seenRows(page, 'crimp-lines')).toEqual(alone);
    await choose(page, 'All technical data');
    await expect(page).toHaveURL(comparisonUrl(fourMachines));
    expect(await seenRows(page, 'cut-strip-bench')).toEqual(ranked);

    await choose(page, 'In data sheet order');
    await expect(page.getByRole('link', { name: 'Largest differences first' })).toBeVisible();
    const inOrder = await seenRows(page, 'cut-strip-bench');
    const namesOf = (rows: typeof ranked) => rows.map(({ name }) => name);
    expect(namesOf(inOrder)).not.toEqual(namesOf(ranked));
    expect(namesOf(inOrder).sort()).toEqual(namesOf(ranked).sort());
  });

  test('units change in place, and in the saved file', async ({ page }) => {
    await page.goto(comparisonUrl(fourMachines));
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    const documents = watchDocuments(page);
    const table = page.getByRole('table', { name: 'Comparison: Bench machines' });
    const box = await table.boundingBox();
    const weights = async () =>
      (await seenRows(page, 'cut-strip-bench')).find(({ name }) => name === 'Weight')?.cells;
    expect(await weights()).toContain('52 kg');
    await choose(page, 'Imperial');
    await expect(page.locator('html')).toHaveAttribute('data-measurement', 'Imperial');
    expect(await weights()).toContain('115 lb');
    expect(await table.boundingBox()).toEqual(box);
    expect(documents).toEqual([]);

    const { text } = await saveCsv(page);
    expect(readCsv(text, ',').flat()).toContainEqual(expect.arrayContaining(['Weight', '115 lb']));
    expect(text).not.toMatch(/\bkg\b/);
    await page.reload();
    expect(await weights()).toContain('115 lb');
  });
});

test.describe('changes on the page of the reader’s own comparison are stored', () => {
  test.beforeEach(({ page }) => storeComparison(page, fourMachines));

  test('another product beside, one less, all variants of one, a whole table', async ({ page }) => {
    const add = page.locator('section#crimp-lines form', { hasText: 'Add another product' });
    await add.getByRole('combobox').selectOption('cresta-410');
    // Each step loads a page, whose script must have started before the next one, as it stores the change.
    await untilShellStarts(page, () => add.getByRole('button', { name: 'Add' }).click());
    await expect(page.locator('section#crimp-lines thead th')).toHaveCount(3);
    await untilShellStarts(page, () => page.getByRole('link', { name: /^Remove ?: Linea 220$/ }).click());
    await expect(page.locator('section#cut-strip-bench thead th')).toHaveCount(3);
    const removeAll = page.getByRole('link', { name: /^Remove all variants ?: Linea 240$/ }).first();
    await untilShellStarts(page, () => removeAll.click());
    await expect(tables(page)).toHaveCount(1);
    expect(await storedBasket(page)).not.toContain('cut-strip-bench');
    await page.getByRole('link', { name: /^Remove this table ?: Automatic lines$/ }).click();
    await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
    expect(await storedBasket(page)).toBe('{"classifications":[]}');
  });
});

test.describe('the address carries the comparison', () => {
  test('another browser shows the same comparison and stores it only on request', async ({
    page,
    browser,
  }) => {
    await storeComparison(page, fourMachines);
    const context = await browser.newContext({ locale: 'en-GB' });
    await decide(context, 'v1');
    const friend = await context.newPage();
    await friend.goto(page.url());
    const keep = friend.getByRole('button', { name: 'Keep this comparison' });
    await expect(keep).toBeVisible();
    expect(await storedBasket(friend)).toBeNull();
    expect(await seenRows(friend, 'cut-strip-bench')).toEqual(await seenRows(page, 'cut-strip-bench'));
    expect(await seenRows(friend, 'crimp-lines')).toEqual(await seenRows(page, 'crimp-lines'));
    await keep.click();
    await expect(keep).toBeHidden();
    expect(await storedBasket(friend)).toBe(await storedBasket(page));
    expect(await contentOf(friend)).toBe(await contentOf(page));
    await context.close();
  });
});

test.describe('the comparison as a file', () => {
  test('has the rows of the page, table by table, in UTF-8 that spreadsheets know', async ({ page }) => {
    await page.goto(comparisonUrl(fourMachines));
    const { name, text } = await saveCsv(page);
    expect(name).toBe('compared-products.csv');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const [bench = [], lines = []] = readCsv(text, ',');
    expect([bench[0], lines[0]]).toEqual([
      ['Bench machines', 'Linea 220', 'Linea 240 HS, 0.08–6 mm²', 'Linea 240 L, 0.08–6 mm²'],
      ['Automatic lines', 'Cresta 433'],
    ]);
    const seen = [...(await seenRows(page, 'cut-strip-bench')), ...(await seenRows(page, 'crimp-lines'))];
    // A missing property is a dash on the page and empty in the file.
    const asFields = seen.map(({ name: property, cells }) => [
      property,
      ...cells.map((cell) => (cell.startsWith('–') ? '' : cell)),
    ]);
    expect([...bench.slice(1), ...lines.slice(1)]).toEqual(asFields);
    const run = [...bench, ...lines].flat().filter((field) => /^[=@+]/.test(field));
    expect(run).toEqual([]);
  });

  test('in German, fields are parted by what spreadsheets there expect', async ({ page }) => {
    await page.goto(comparisonUrl(fourMachines, 'de'));
    const { text } = await saveCsv(page, 'Als CSV speichern');
    const [bench = []] = readCsv(text, ';');
    expect(bench[0]).toEqual([
      'Tischgeräte',
      'Linea 220',
      'Linea 240 HS, 0.08–6 mm²',
      'Linea 240 L, 0.08–6 mm²',
    ]);
    expect(new Set(bench.map((fields) => fields.length))).toEqual(new Set([4]));
  });
});

test('properties and names stay in view while the table is scrolled; the page itself stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto(comparisonUrl(fourMachines));
  // The script adds tools above the tables, which shifts them.
  await expect(page.getByRole('button', { name: 'Keep this comparison' })).toBeVisible();
  expect(await sidewaysOverflow(page)).toBe(0);
  const region = page.getByRole('region', { name: 'Comparison: Bench machines' });
  const property = region.getByRole('rowheader', { name: /^Weight/ });
  const name = region.getByRole('columnheader', { name: 'Linea 220' });
  await property.scrollIntoViewIfNeeded();
  const [before, top] = [await property.boundingBox(), await name.boundingBox()];
  await region.evaluate((element) => element.scrollBy({ left: 120, top: 40, behavior: 'instant' }));
  expect((await property.boundingBox())?.x).toBeCloseTo(before?.x ?? -1, 0);
  expect((await name.boundingBox())?.y).toBeCloseTo(top?.y ?? -1, 0);
  expect((await name.boundingBox())?.x).toBeLessThan(top?.x ?? -1);
});

const headsOf = (page: Page) => tables(page).first().getByRole('columnheader');

test('on a phone, names stay in view below the header, and nothing is wider than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openComparison(page);
  expect(await sidewaysOverflow(page)).toBe(0);
  await tables(page).first().getByRole('rowheader').last().scrollIntoViewIfNeeded();
  await expect(headsOf(page).getByRole('link', { name: 'Linea 220' })).toBeInViewport();
  expect(await axeViolations(page)).toEqual([]);
});

test.describe('machines of different classifications', () => {
  const twoMachines = 'cut-strip-bench:linea-220;crimp-lines:cresta-433';

  test('share a table, with the properties of one classification in a group, also in the file', async ({
    page,
  }) => {
    await page.goto(comparisonUrl(twoMachines));
    const title = 'Bench machines, Automatic lines';
    await expect(tables(page).getByRole('heading', { level: 2 })).toHaveText([title]);
    const groups = tables(page).locator('th[scope=rowgroup]');
    await expect(groups).toHaveText(['Only Bench machines', 'Only Automatic lines']);
    expect(await axeViolations(page)).toEqual([]);
    const [table = []] = readCsv((await saveCsv(page)).text, ',');
    expect(table[0]).toEqual([title, 'Linea 220', 'Cresta 433']);
    expect(table).toContainEqual(['Automatic lines', '', '']);
  });

  test('can be shown in separate tables, which the address says', async ({ page }) => {
    await page.goto(comparisonUrl(twoMachines));
    await choose(page, 'Separate tables');
    await expect(tables(page)).toHaveCount(2);
    await expect(page).toHaveURL(comparisonUrl(`${twoMachines}&tables=each`));
    await choose(page, 'All in one table');
    await expect(tables(page)).toHaveCount(1);
    await expect(page).toHaveURL(comparisonUrl(twoMachines));
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a phone shows two products at a time, chosen by selects @nojs', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(comparisonUrl(fourMachines));
    const [first, hs, l] = ['Linea 220', 'Linea 240 HS, 0.08–6 mm²', 'Linea 240 L, 0.08–6 mm²'];
    await expect(headsOf(page)).toHaveText(['Technical data', first, hs]);
    await page.getByLabel('First product').selectOption(l);
    await expect(headsOf(page)).toHaveText(['Technical data', hs, l]);
  });

  test('a comparison begins at a product, grows, changes and shrinks by links and forms @nojs', async ({
    page,
  }) => {
    await page.goto(at('localhost', '/en/products/crimp/crimp-lines'));
    await expect(page.locator('main [data-compare-add]').first()).toBeHidden();
    await page.getByRole('link', { name: /^Compare ?: Cresta 433$/ }).click();
    await expect(page).toHaveURL(comparisonUrl('crimp-lines:cresta-433'));
    await expect(page.getByRole('button', { name: 'Keep this comparison' })).toBeHidden();
    await page.getByLabel('Add another product').selectOption('cresta-410');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page).toHaveURL(/compare=crimp-lines:cresta-433,cresta-410/);
    await page.getByLabel('Variant').first().selectOption({ index: 2 });
    await page.getByRole('button', { name: /^Show ?: Cresta 433$/ }).click();
    await expect(page).toHaveURL(/cresta-433@product-cresta-433-v2,cresta-410/);
    await page.getByRole('link', { name: 'Imperial' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-measurement', 'Imperial');
    await expect(page.locator('section#crimp-lines thead th')).toHaveCount(3);
    await page.getByRole('link', { name: 'Only differences' }).click();
    await expect(page).toHaveURL(/differences=only/);
    await page.getByRole('link', { name: /^Remove ?: Cresta 410$/ }).click();
    await expect(page.locator('section#crimp-lines thead th')).toHaveCount(2);
  });
});
