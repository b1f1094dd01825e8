import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { seededReleases, type SeededRelease } from './support/documents';
import { decide } from './support/shell';
import { test } from './support/test';

test.beforeEach(({ context }) => decide(context, 'v1'));

const archive = '/en/media-releases';
const halfYear = '/en/media-releases/half-year-2026';

const block = (page: Page) => page.locator('[data-block=media-release-list]');
const links = (page: Page) => page.getByRole('navigation', { name: 'Media release archive' });
const yearOf = ({ publicationDate }: SeededRelease) => publicationDate.slice(0, 4);

/** Expects these releases in this order, and their number. */
async function expectReleases(page: Page, expected: readonly SeededRelease[]): Promise<void> {
  // A filtered list is rendered per request, which takes longer than a stored page.
  await expect(links(page).getByText(/^Media releases: /)).toHaveText(`Media releases: ${expected.length}`, {
    timeout: 15_000,
  });
  await expect(block(page).getByRole('heading')).toHaveText(expected.map(({ title }) => title));
}

test('2.2 "Media releases list": an archive by year and by the ad hoc flag, in the address, and back', async ({
  page,
}) => {
  const releases = await seededReleases();
  await page.goto(at('localhost', archive));
  await expectReleases(page, releases);
  await expect(block(page).getByText('Ad hoc', { exact: true })).toHaveCount(
    releases.filter(({ adhoc }) => adhoc).length,
  );

  const of2025 = releases.filter((release) => yearOf(release) === '2025');
  await links(page)
    .getByRole('link', { name: `2025 ${of2025.length}` })
    .click();
  await expectReleases(page, of2025);
  await expect(page).toHaveURL(/\/en\/media-releases\?year=2025#/);
  await expect(links(page).locator('[aria-current]')).toHaveText(/^2025/);

  await links(page)
    .getByRole('link', { name: /^Ad hoc announcements only/ })
    .click();
  await expectReleases(
    page,
    of2025.filter(({ adhoc }) => adhoc),
  );
  await expect(page).toHaveURL(/\?year=2025&adhoc=true#/);
  await page.goBack();
  await expectReleases(page, of2025);
  await links(page)
    .getByRole('link', { name: /^All years/ })
    .click();
  await expectReleases(page, releases);
});

test.describe('a media release', () => {
  test('shows its day, the ad hoc flag, contacts and documents', async ({ page }) => {
    await page.goto(at('localhost', halfYear));
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 1, name: 'Half-year: orders up seven per cent' }),
    ).toBeVisible();
    await expect(main.locator('time').first()).toHaveAttribute('datetime', /^2026-08-18/);
    await expect(main.getByText('Ad hoc announcement pursuant to Art. 53 LR')).toBeVisible();
    await expect(main.getByRole('link', { name: 'investors@komax.example' })).toHaveAttribute(
      'href',
      'mailto:investors@komax.example',
    );
    await expect(main.getByRole('list', { name: 'Share this page' })).toBeVisible();
    const documents = main.locator('a[href*="/file/"]');
    await expect(documents.first()).toBeVisible();
    const file = await page.request.get(
      at('localhost', (await documents.first().getAttribute('href')) ?? ''),
    );
    expect(file.status()).toBe(200);
  });

  test('leads to the older and the newer one, and to all', async ({ page }) => {
    const releases = await seededReleases();
    const place = releases.findIndex(({ slug }) => slug === 'half-year-2026');
    await page.goto(at('localhost', halfYear));
    const leaves = page.getByRole('navigation', { name: 'More media releases' });
    await expect(leaves.locator('[rel=prev]')).toHaveText(releases[place + 1]?.title ?? '');
    await leaves.locator('[rel=next]').click();
    const newer = releases[place - 1];
    await expect(page.getByRole('heading', { level: 1, name: newer?.title })).toBeVisible({
      timeout: 15_000,
    });
    await page.getByRole('main').getByRole('link', { name: 'All media releases' }).click();
    await expectReleases(page, releases);
  });
});
