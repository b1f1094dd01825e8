import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { sidewaysOverflow } from './support/comparison';
import { decide } from './support/shell';
import { test } from './support/test';

const check = at('localhost', '/en/products/wire-check');
/** A wire for many machines, one with a gauge, and one for few machines. */
const list = `${check}?wire=0.5mm2;5;1.6;200;W1&wire=20awg;6;1.9;150;W2&wire=35mm2;15;11;12;HV`;
const row = (page: Page, number: number) => page.getByRole('group', { name: `Wire ${number}`, exact: true });
const field = (page: Page, number: number, label: string | RegExp) => row(page, number).getByLabel(label);
const wiresOf = (page: Page) => new URL(page.url()).searchParams.getAll('wire');
const verdicts = (page: Page) => page.getByRole('region', { name: 'Machines for these wires' });
const problems = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'What could not be read' }).getByRole('listitem');

interface TypedWire {
  section: string;
  unit?: string;
  strip?: string;
  diameter?: string;
  count?: string;
  name?: string;
}

async function type(page: Page, number: number, wire: TypedWire): Promise<void> {
  await field(page, number, 'Cross-section').fill(wire.section);
  await field(page, number, 'Unit').selectOption({ label: wire.unit ?? 'mm²' });
  await field(page, number, /^Stripping length/).fill(wire.strip ?? '');
  await field(page, number, /^Outer diameter/).fill(wire.diameter ?? '');
  await field(page, number, 'Pieces').fill(wire.count ?? '');
  await field(page, number, 'Name').fill(wire.name ?? '');
}

/** Heading of a line above its machines. */
const lineHead = (page: Page, line: number) => page.locator(`#line-${line} > summary`);

/** Opens the forms of a list, which are collapsed after a check. */
const openForm = (page: Page) => page.getByText('Change the list or upload another').click();

/** Adds a file to its field by drop or choice. */
async function bring(page: Page, name: string, text: string): Promise<void> {
  await page.goto(check);
  const buffer = Buffer.from(text);
  await page.getByLabel('Wire list').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page).toHaveURL(/[?&](wire|problem)=/);
}

/** Every row that explains a verdict on a line, as its machine, result and reason. */
const explanations = (page: Page, line: number) =>
  page
    .locator(`#line-${line} tbody tr`)
    .evaluateAll((rows) =>
      rows.map((one) => [...one.children].map((cell) => (cell.textContent ?? '').replaceAll('\u00A0', ' '))),
    );

test.beforeEach(({ context }) => decide(context, 'v1'));

test('typed wires, one by its cross-section and one by its gauge, are checked, and no entry is lost with a further row', async ({
  page,
}) => {
  await page.goto(check);
  await type(page, 1, { section: '0.5', strip: '5', diameter: '1.6', count: '200', name: 'W1' });
  await type(page, 2, { section: '20', unit: 'AWG', strip: '6', name: 'W2' });
  await type(page, 3, { section: '2.5', name: 'W3' });
  await page.getByRole('button', { name: 'Add a row' }).click();
  await expect(row(page, 4)).toBeVisible();
  await expect(field(page, 1, 'Cross-section')).toHaveValue('0.5');
  await expect(field(page, 1, 'Name')).toHaveValue('W1');
  await expect(field(page, 2, 'Cross-section')).toHaveValue('20');
  await expect(field(page, 2, 'Unit')).toHaveValue('awg');
  await expect(field(page, 2, /^Stripping length/)).toHaveValue('6');
  await type(page, 4, { section: '35', diameter: '11', name: 'HV' });
  await page.getByRole('button', { name: 'Check the wires' }).click();
  await expect(verdicts(page)).toContainText(/processes \d of 4 lines\./);
  await expect(lineHead(page, 1)).toContainText(/0\.5\smm²/);
  await expect(lineHead(page, 2)).toContainText(/20\sAWG \(0\.518\smm²\)/);
  await openForm(page);
  await expect(field(page, 4, 'Name')).toHaveValue('HV');
});

test('invalid entries stay in their fields, with a message, beside the results', async ({ page }) => {
  await page.goto(check);
  await type(page, 1, { section: '0.5', strip: 'long' });
  await type(page, 2, { section: '1.5' });
  await page.getByRole('button', { name: 'Check the wires' }).click();
  await expect(verdicts(page)).toContainText('of 1 lines');
  const wrong = field(page, 1, /^Stripping length/);
  await expect(wrong).toHaveValue('long');
  await expect(wrong).toHaveAccessibleDescription(/“long” is not a stripping length\./);
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
});

test.describe('a list comes as a file', () => {
  test('CSV with semicolons and decimal commas, in German', async ({ page }) => {
    const text =
      '\uFEFFLeitung;Querschnitt (mm²);Abisolierlänge (mm);Aussendurchmesser;Stückzahl\nW1;0,5;5,5;"1,6 mm";200\n';
    await bring(page, 'wires.csv', text);
    expect(wiresOf(page)).toEqual(['0.5mm2;5.5;1.6;200;W1']);
    await expect(problems(page)).toHaveCount(0);
    await expect(verdicts(page)).toContainText('of 1 lines');
  });

  test('WireViz: every wire of a cable counts, in its gauge', async ({ page }) => {
    const harness = [
      'connectors:\n  X1: {type: D-Sub, pincount: 9}\n',
      'cables:\n  W1:\n    gauge: 0.25 mm2\n    length: 0.2\n    wirecount: 3\n    colors: [WH, BN, GN]\n',
      '  W2: {gauge: 20 AWG, wirecount: 2}\n  W3: {gauge: 0.5, colors: [RD]}\n',
    ].join('');
    await bring(page, 'harness.yml', harness);
    expect(wiresOf(page)).toEqual(['0.25mm2;;;3;W1', '20awg;;;2;W2', '0.5mm2;;;1;W3']);
    await expect(problems(page)).toHaveCount(0);
    await expect(verdicts(page)).toContainText('of 3 lines');
  });

  test('the sample that the page offers is read without a problem', async ({ page }) => {
    await page.goto(check);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Sample file (CSV)' }).click();
    await bring(page, 'wires.csv', await readFile(await (await saving).path(), 'utf8'));
    await expect(problems(page)).toHaveCount(0);
    expect(wiresOf(page)).toHaveLength(5);
  });
});

test('"Bad files get the line and the column", and what could be read stays', async ({ page }) => {
  await bring(page, 'wires.csv', 'name;mm2;strip (mm)\nA;0,5;5\nB;two;5\nC;1;far\n');
  await expect(problems(page)).toHaveText([
    'Line 3, column 2: “two” is not a cross-section.',
    'Line 4, column 3: “far” is not a stripping length.',
  ]);
  expect(wiresOf(page)).toEqual(['0.5mm2;5;;1;A']);
  await bring(page, 'harness.yaml', 'cables:\n  W1: {gauge: 0.5\n');
  await expect(problems(page)).toHaveText([
    /^Line \d, column \d+: From here on, the YAML is not readable\.$/,
  ]);
  await expect(verdicts(page)).toHaveCount(0);
});

test.describe('the results', () => {
  test('begin with which machines cover the list, alone and together', async ({ page }) => {
    await page.goto(list);
    await expect(verdicts(page)).toContainText(/[A-Z][\w ]+ processes 2 of 3 lines\./);
    await expect(verdicts(page)).toContainText(/Together, .+ and .+ process 3 of 3 lines\./);
    const machines = page.getByRole('table', { name: 'Machines, most lines first' });
    const covered = await machines.locator('tbody tr').evaluateAll((rows) =>
      // The row header is the machine; the first cell contains "2 of 3".
      rows.map((one) => Number.parseInt(one.children[1]?.textContent ?? '', 10)),
    );
    expect(covered).toEqual([...covered].sort((a, b) => b - a));
    expect(await axeViolations(page)).toEqual([]);
  });

  test('"every row explains itself": a yes by its margin, a no by its reasons, the rest by what is not known', async ({
    page,
  }) => {
    await page.goto(list);
    for (const [line, summary] of [
      [1, 'W1'],
      [3, 'HV'],
    ] as const) {
      await page.locator(`#line-${line} summary`, { hasText: summary }).click();
      await expect(page.locator(`#line-${line}`).getByRole('table').first()).toBeVisible();
      const rows = await explanations(page, line);
      const reasonFor = {
        fits: /(above the lower|below the upper) limit$|exactly at the limit$/,
        'does not fit': / is (below|above) \d/,
        unknown: /: no data/,
      };
      const unexplained = rows.filter(
        ([, , result = '', reason = '']) =>
          !Object.entries(reasonFor).some(([word, pattern]) => word === result && pattern.test(reason)),
      );
      expect(rows.length).toBeGreaterThan(20);
      expect(unexplained).toEqual([]);
    }
    expect(await explanations(page, 1)).toContainEqual([
      'Volta HV 30',
      expect.any(String),
      'does not fit',
      expect.stringContaining('Cross-section: 0.5 mm² is below'),
    ]);
    // Elements half below the site's header have a smaller target.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await axeViolations(page)).toEqual([]);
  });

  test('are a file: a row for each line and machine, and nothing that a spreadsheet would run', async ({
    page,
  }) => {
    await page.goto(`${check}?wire=0.5mm2;5;1.6;200;${encodeURIComponent('=1+1')}&wire=35mm2;15;11;12;HV`);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Results as CSV' }).click();
    const download = await saving;
    const text = await readFile(await download.path(), 'utf8');
    expect(download.suggestedFilename()).toBe('wire-check.csv');
    expect(text.startsWith('\uFEFFLines,Name,Cross-section,')).toBe(true);
    const lines = text.trimEnd().split('\r\n').slice(1);
    expect(lines.every((line) => /^(1,'=1\+1,0\.5 mm²|2,HV,35 mm²),/.test(line))).toBe(true);
    expect(lines.length % 2).toBe(0);
    expect(lines.filter((line) => /,(fits|does not fit|unknown),"?\w/.test(line))).toHaveLength(lines.length);
  });

  test('lead to the best machines side by side', async ({ page }) => {
    await page.goto(list);
    const best = await page
      .getByRole('table', { name: 'Machines, most lines first' })
      .locator('tbody tr')
      .evaluateAll((rows) => rows.slice(0, 4).map((one) => one.querySelector('a')?.textContent ?? ''));
    await page.getByRole('link', { name: 'Compare the best machines' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
    const columns = await page.locator('thead th:not(:first-child)').allInnerTexts();
    expect(columns.map((name) => name.trim()).sort()).toEqual([...best].sort());
  });
});

test('form and results fit on small screens: machines are cards, and remain a table for screen readers', async ({
  page,
}) => {
  await page.goto(list);
  await page.locator('#line-1 summary').click();
  const machines = page.getByRole('table', { name: 'Machines, most lines first' });
  const card = machines.getByRole('row').nth(1);
  const scrolls = () =>
    page
      .getByRole('region')
      .filter({ has: page.getByRole('table') })
      .evaluateAll((regions) => regions.some((one) => one.scrollWidth > one.clientWidth));
  for (const width of [820, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(card.locator('img')).toBeVisible();
    await expect(card.getByRole('rowheader')).toBeVisible();
    expect([width, await sidewaysOverflow(page), await scrolls()]).toEqual([width, 0, false]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(card.locator('img')).toBeHidden();
  expect(await sidewaysOverflow(page)).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('wires are typed, rows added, a file brought, and every row explains itself @nojs', async ({
    page,
  }) => {
    await page.goto(check);
    await type(page, 1, { section: '0.5', strip: '5', name: 'W1' });
    await page.getByRole('button', { name: 'Add a row' }).click();
    await expect(row(page, 2)).toBeVisible();
    await expect(field(page, 1, 'Name')).toHaveValue('W1');
    await type(page, 2, { section: '20', unit: 'AWG' });
    await page.getByRole('button', { name: 'Check the wires' }).click();
    await expect(verdicts(page)).toContainText('of 2 lines');
    await page.locator('#line-1 summary').click();
    await expect(page.locator('#line-1').getByRole('table').first()).toBeVisible();
    await bring(page, 'wires.csv', 'name;mm2\nA;0,5\nB;two\n');
    await expect(problems(page)).toHaveText(['Line 3, column 2: “two” is not a cross-section.']);
    await expect(verdicts(page)).toContainText('of 1 lines');
  });
});
