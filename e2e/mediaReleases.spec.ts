import { expect, test, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { sidewaysOverflow } from './support/comparison';
import { seededReleases, type SeededRelease } from './support/documents';
import { htmlErrors } from './support/htmlChecker';
import { decide } from './support/shell';
import { readFeed } from './support/xml';

test.beforeEach(({ context }) => decide(context, 'v1'));

const archive = '/en/media-releases';
const halfYear = '/en/media-releases/half-year-2026';

const block = (page: Page) => page.locator('[data-block=media-release-list]');
const ways = (page: Page) => page.getByRole('navigation', { name: 'Archive of the media releases' });
const yearOf = ({ publicationDate }: SeededRelease) => publicationDate.slice(0, 4);

/** The list shows these releases, in this order, and says how many. */
async function expectReleases(page: Page, expected: readonly SeededRelease[]): Promise<void> {
  // A narrowed list is drawn for its reader: longer than a page that is kept.
  await expect(ways(page).getByText(/^Media releases: /)).toHaveText(`Media releases: ${expected.length}`, {
    timeout: 15_000,
  });
  await expect(block(page).getByRole('heading')).toHaveText(expected.map(({ title }) => title));
}

async function walkTheArchive(page: Page): Promise<void> {
  const releases = await seededReleases();
  await page.goto(at('localhost', archive));
  await expectReleases(page, releases);
  await expect(block(page).getByText('Ad hoc', { exact: true })).toHaveCount(
    releases.filter(({ adhoc }) => adhoc).length,
  );

  const of2025 = releases.filter((release) => yearOf(release) === '2025');
  await ways(page)
    .getByRole('link', { name: `2025 ${of2025.length}` })
    .click();
  await expectReleases(page, of2025);
  await expect(page).toHaveURL(/\/en\/media-releases\?year=2025#/);
  await expect(ways(page).locator('[aria-current]')).toHaveText(/^2025/);

  await ways(page)
    .getByRole('link', { name: /^Ad hoc announcements only/ })
    .click();
  await expectReleases(
    page,
    of2025.filter(({ adhoc }) => adhoc),
  );
  await expect(page).toHaveURL(/\?year=2025&adhoc=true#/);
  await page.goBack();
  await expectReleases(page, of2025);
  await ways(page)
    .getByRole('link', { name: /^All years/ })
    .click();
  await expectReleases(page, releases);
}

async function askForNothing(page: Page): Promise<void> {
  await page.goto(at('localhost', `${archive}?year=1999`));
  await expect(block(page).getByText('No media release fits this choice.')).toBeVisible();
  await block(page).getByRole('link', { name: 'Show the whole archive' }).click();
  await expectReleases(page, await seededReleases());
}

test.describe('2.2 "Media releases list": an archive by year and by the ad hoc flag', () => {
  for (const [walk, title] of [
    [walkTheArchive, 'by the address, and back'],
    [askForNothing, 'a year without any has a way out'],
  ] as const) {
    test(title, async ({ page }) => walk(page));
    test(`${title}, without script @nojs`, async ({ page }) => walk(page));
  }

  test('the feed that it offers has the same releases, the newest first', async ({ page, request }) => {
    await page.goto(at('localhost', archive));
    const link = ways(page).getByRole('link', { name: 'Subscribe by RSS' });
    const response = await request.get(at('localhost', (await link.getAttribute('href')) ?? ''));
    expect(response.headers()['content-type']).toContain('application/rss+xml');
    const { items } = await readFeed(page, await response.text());
    const releases = await seededReleases();
    expect(items.map(({ title }) => title)).toEqual(
      releases.slice(0, items.length).map(({ title }) => title),
    );
    expect(items.map(({ published }) => new Date(published).toISOString())).toEqual(
      releases.slice(0, items.length).map(({ publicationDate }) => publicationDate),
    );
  });
});

test.describe('a media release', () => {
  test('says its day, that it is ad hoc, whom to ask, and has its documents', async ({ page }) => {
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

  test('one that is not ad hoc does not say so', async ({ page }) => {
    await page.goto(at('localhost', `${archive}/crimping-small-lots`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Ad hoc announcement/)).toHaveCount(0);
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

  test('the newest has no newer one, and the oldest no older one', async ({ page }) => {
    const releases = await seededReleases();
    for (const [release, missing] of [
      [releases[0], 'next'],
      [releases.at(-1), 'prev'],
    ] as const) {
      await page.goto(at('localhost', `${archive}/${release?.slug}`));
      const leaves = page.getByRole('navigation', { name: 'More media releases' });
      await expect(leaves.getByRole('link')).toHaveCount(1);
      await expect(leaves.locator(`[rel=${missing}]`)).toHaveCount(0);
    }
  });

  test('is read in German, and in English by Japanese readers, who are told', async ({ page }) => {
    await page.goto(at('localhost', '/de/media-releases/half-year-2026'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('main')).not.toHaveAttribute('lang', 'en');
    await page.goto(at('localhost', '/ja/media-releases/half-year-2026'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(page.locator('main')).toHaveAttribute('lang', 'en');
    await expect(page.locator('main').getByRole('link', { name: 'Deutsch' })).toBeVisible();
  });
});

test('archive and release are accessible, valid and as wide as the window', async ({ page }) => {
  test.setTimeout(90_000);
  const documents = new Map<string, string>();
  for (const path of [archive, `${archive}?year=2026&adhoc=true`, halfYear]) {
    const answer = await page.goto(at('localhost', path));
    documents.set(path, (await answer?.text()) ?? '');
    expect([path, await axeViolations(page), await sidewaysOverflow(page)]).toEqual([path, [], 0]);
  }
  expect(await htmlErrors(documents)).toEqual([]);
});
