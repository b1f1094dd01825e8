import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { axeViolations } from './support/axe';
import {
  cards,
  cartPath,
  changeResponse,
  expectNarrow,
  main,
  open,
  openFilledCart,
  productList,
  productPath,
  quantityOf,
  restoreResponses,
  table,
  title,
} from './support/parts';
import { signIn, type Person } from './support/portal';
import { queryAs, outcomeOf } from './support/portalData';
import { test } from './support/test';

const downloadsPath = '/en/mykomax/downloads';
const wireFlowPath = '/en/mykomax/wire-flow';
const files = (page: Page) => table(page, 'Download centre');
const signUp = (page: Page) => main(page).getByRole('region', { name: 'Your access to Artemis' });

test('a file of the download centre is saved as it is listed, and not at all when it was changed', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signIn(page, 'customer', downloadsPath);
  await expect(files(page).getByRole('columnheader')).toHaveText([
    ...['File', 'Download', 'Type', 'Version', 'Published', 'Size', 'Checksum (SHA-256)'],
  ]);
  expect(await axeViolations(page)).toEqual([]);
  const row = files(page).getByRole('row').filter({ hasText: 'SHA256SUMS.txt' });
  const [listed] = /\b[0-9a-f]{64}\b/.exec(await row.innerText()) ?? [];
  const save = row.getByRole('button', { name: /^Download: / });

  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('SHA256SUMS.txt');
  const bytes = await readFile(await download.path());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(listed);
  await expect(main(page).getByText('SHA256SUMS.txt matches its checksum and was saved.')).toBeVisible();

  let saved = 0;
  page.on('download', () => (saved += 1));
  await changeResponse(page, 'DownloadFile', (response) => response.replace(/"content":"./, '"content":"?'));
  await save.click();
  const damaged = main(page).getByRole('alert').filter({ hasText: 'The download was incomplete or damaged' });
  await expect(damaged).toContainText('SHA256SUMS.txt does not match its checksum, so it was not saved.');
  expect(await axeViolations(page)).toEqual([]);
  await restoreResponses(page);

  await changeResponse(page, 'DownloadFile', () => undefined);
  await save.click();
  const failed = main(page).getByRole('alert').filter({ hasText: 'The service is not responding' });
  await expect(failed).toBeVisible();
  expect(saved).toBe(0);
  await restoreResponses(page);
  await Promise.all([
    page.waitForEvent('download'),
    failed.getByRole('button', { name: 'Try again' }).click(),
  ]);
  await expect(failed).toBeHidden();

  await open(page, wireFlowPath);
  await expect(title(page)).toHaveText('Wire Flow');
  await expect(signUp(page)).toContainText('Active');
  await expect(signUp(page).getByRole('button', { name: 'Request access' })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await main(page).getByRole('link', { name: 'Go to the download centre' }).click();
  await expect(title(page)).toHaveText('Download centre');
});

test('Wire Flow is open to all signed-in users, with a link to request Artemis', async ({ page }) => {
  await signIn(page, 'newcomer', wireFlowPath);
  await expect(title(page)).toHaveText('Wire Flow');
  await expect(signUp(page)).toContainText('No access');
  await expect(signUp(page).getByRole('button', { name: 'Request access' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Go to the download centre' })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});

const orderInput = {
  lines: [{ articleNumber: 'NO-SUCH-9', quantity: 1 }],
  locationId: 'location-101',
  note: null,
  customerReference: null,
  idempotencyKey: '4b7c8f70-6a0e-4c5e-9d39-2f6f0a2b9c11',
};

const denials: readonly [
  person: Person,
  service: string,
  path: string,
  operations: readonly [operation: string, variables: Record<string, unknown>][],
][] = [
  [
    'admin',
    'Product information',
    productList,
    [
      ['ProductInfos', { page: 1, pageSize: 20 }],
      ['ProductInfo', { slug: 'cresta-433', language: 'en' }],
      ['ProductParts', { productSlug: 'cresta-433', language: 'en', page: 1, pageSize: 20 }],
      ['PartsByArticleNumbers', { articleNumbers: ['NO-SUCH-9'], language: 'en' }],
      ['OrderParts', { input: orderInput }],
    ],
  ],
  [
    'pending',
    'Artemis',
    downloadsPath,
    [
      ['Downloads', { language: 'en' }],
      ['DownloadFile', { id: 'download-sha256sums-txt' }],
    ],
  ],
];

for (const [person, service, path, operations] of denials) {
  test(`${person} has no access to "${service}": neither on a screen nor past it`, async ({ page }) => {
    await signIn(page, person, path);
    await expect(title(page)).toHaveText('You do not have access to this area');
    await expect(main(page)).toContainText(`You need access to ${service} for this.`);
    await expect(main(page).getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    for (const [operation, variables] of operations)
      expect([operation, outcomeOf(await queryAs(page, operation, variables))]).toEqual([
        operation,
        'FORBIDDEN',
      ]);
  });
}

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no screen of parts and files scrolls sideways, and the cart passes axe as cards', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const [one] = await openFilledCart(page);
    await expectNarrow(page, cartPath);
    // On 320 px the quantity and the bin of a line are reached without scrolling sideways.
    const line = cards(page, 'Parts cart').getByRole('listitem').filter({ hasText: one.articleNumber });
    const more = line.getByRole('button', { name: `One more: ${one.name}`, exact: true });
    for (const control of [more, line.getByRole('button', { name: `Remove ${one.name}`, exact: true })]) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    await more.click();
    await expect(quantityOf(page, one.name)).toHaveValue('3');
    expect(await axeViolations(page)).toEqual([]);
    for (const [path, rows] of [
      [productList, cards(page, 'Product information')],
      [productPath, cards(page, 'Wear parts')],
      [`${productPath}?tab=knowledge`, undefined],
      [`${productPath}?tab=software`, undefined],
      [downloadsPath, cards(page, 'Download centre')],
      [wireFlowPath, undefined],
      [`${productPath}?tab=order`, cards(page, 'Find and order parts')],
    ] as const) {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, path);
      await expect(title(page)).toBeVisible();
      if (rows) await expect(rows).toBeVisible();
      await expectNarrow(page, path);
    }
    await main(page).getByRole('textbox', { name: 'Part numbers' }).fill(`${one.articleNumber};2\nNO-SUCH-9`);
    await main(page).getByRole('button', { name: 'Check the list' }).click();
    await expect(cards(page, 'Results for the lines of your list')).toBeVisible();
    await expectNarrow(page, 'the results of a list');
    expect(await axeViolations(page)).toEqual([]);
  });
});
