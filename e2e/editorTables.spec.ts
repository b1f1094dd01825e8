import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { z } from 'zod';

import { contentUrl } from './support/addresses';
import { persistent, readResponse, signInToAdmin, signInToRest, untilDraftSaved } from './support/admin';
import { deletePages, publishFreshPage, type FreshPage } from './support/freshPages';
import { test } from './support/test';
import { slowTimeoutMs } from './support/timeouts';

test.describe.configure({ mode: 'default' });
test.use({
  viewport: { width: 1600, height: 900 },
  actionTimeout: 15_000,
  permissions: ['clipboard-read', 'clipboard-write'],
});

const fresh: FreshPage[] = [];

test.beforeEach(async ({ request }) => signInToRest(request));
test.afterAll(async ({ request }) => {
  await signInToRest(request);
  await deletePages(request, fresh.splice(0));
});

const columns = [
  { id: 'year', label: 'Year', kind: 'text' },
  { id: 'chf', label: 'CHF', kind: 'number' },
];
const table = {
  blockType: 'shareTable',
  caption: 'Dividends',
  columns,
  rows: [{ id: 'first', cells: ['2024', '3.00'] }],
};

const pageSchema = z.object({
  modules: z.tuple([
    z.looseObject({
      id: z.string(),
      columns: z.array(z.object({ id: z.string(), label: z.string().nullish(), kind: z.string() })),
      rows: z.array(z.object({ id: z.string(), cells: z.array(z.string()).nullish() })),
    }),
  ]),
});

async function readTable(
  request: APIRequestContext,
  { id }: FreshPage,
  { locale = 'en', draft = true } = {},
) {
  const address = `${contentUrl}/api/pages/${id}?depth=0&locale=${locale}&fallback-locale=null&draft=${draft}`;
  const { modules } = pageSchema.parse(await readResponse(await request.get(address, persistent)));
  return modules[0];
}

const cellsOf = ({ rows }: Awaited<ReturnType<typeof readTable>>) => rows.map(({ cells }) => cells ?? null);
const labelsOf = (stored: Awaited<ReturnType<typeof readTable>>) => stored.columns.map(({ label }) => label);

async function openTable(page: Page, { id }: FreshPage): Promise<void> {
  await signInToAdmin(page);
  await page.goto(`${contentUrl}/admin/collections/pages/${id}?locale=en`);
  const cell = page.getByRole('textbox', { name: 'Row 1, column 1' });
  // A click before the form is hydrated is lost.
  await expect(async () => {
    if (!(await cell.isVisible())) await page.locator('#modules-row-0 .collapsible__toggle').first().click();
    await expect(cell).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
}

async function paste(page: Page, cell: string, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByRole('textbox', { name: cell }).click();
  await page.keyboard.press('ControlOrMeta+V');
}

test('cells pasted from a spreadsheet grow the table, are undone, saved and published', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const own = await publishFreshPage(request, 'table', ['en'], [table]);
  fresh.push(own);
  await openTable(page, own);
  const pasted = 'Year\tCHF\tPayout\r\n2024\t3.00\t49\r\n2025\t3.20\t51\r\n';
  await untilDraftSaved(page, () => paste(page, 'Header, column 1', pasted));
  expect(labelsOf(await readTable(request, own))).toEqual(['Year', 'CHF', 'Payout']);
  await untilDraftSaved(page, () => page.getByRole('button', { name: 'Undo paste' }).click());
  const undone = await readTable(request, own);
  expect([labelsOf(undone), cellsOf(undone)]).toEqual([['Year', 'CHF'], [['2024', '3.00']]]);

  await untilDraftSaved(page, () => paste(page, 'Header, column 1', pasted));
  await page.getByRole('button', { name: 'Publish changes' }).click();
  const expected = [
    ['2024', '3.00', '49'],
    ['2025', '3.20', '51'],
  ];
  await expect(async () => {
    const published = await readTable(request, own, { draft: false });
    expect([labelsOf(published), cellsOf(published)]).toEqual([['Year', 'CHF', 'Payout'], expected]);
    expect(published.columns.map(({ kind }) => kind)).toEqual(['text', 'number', 'text']);
  }).toPass({ timeout: slowTimeoutMs });
  // Payload remembers that the module was expanded.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Row 2, column 3' })).toHaveValue('51');
});

test('a removed column takes the cells of the other languages with it', async ({ page, request }) => {
  test.setTimeout(120_000);
  const own = await publishFreshPage(request, 'columns', ['en', 'de'], [table]);
  fresh.push(own);
  const { id } = await readTable(request, own);
  const german = {
    ...table,
    id,
    caption: 'Dividenden',
    rows: [{ id: 'first', cells: ['Jahr 2024', '3.00'] }],
  };
  await readResponse(
    await request.patch(`${contentUrl}/api/pages/${own.id}?locale=de`, {
      data: { title: own.title, modules: [german], _status: 'published' },
      ...persistent,
    }),
  );
  await openTable(page, own);
  await untilDraftSaved(page, () => page.getByRole('button', { name: 'Remove column 1' }).click());
  expect(cellsOf(await readTable(request, own))).toEqual([['3.00']]);
  expect(cellsOf(await readTable(request, own, { locale: 'de' }))).toEqual([['3.00']]);
});

test('a paste that is too large changes nothing', async ({ page, request }) => {
  test.setTimeout(120_000);
  const own = await publishFreshPage(request, 'large', ['en'], [table]);
  fresh.push(own);
  await openTable(page, own);
  await paste(page, 'Row 1, column 1', Array.from({ length: 11 }, (_, index) => index).join('\t'));
  await expect(page.getByText(/Nothing was pasted.*at most 10 columns and 100 rows/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Row 1, column 1' })).toHaveValue('2024');
});
