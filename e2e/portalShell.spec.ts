import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { portalNavigation, signIn } from './support/portal';
import { publishBuild, untilShellStarts, watchDocuments } from './support/shell';
import { test } from './support/test';
import { newTicketPath, ticketField } from './support/tickets';

const inventory = '/en/mykomax/inventory';
const account = '/en/mykomax/account';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const area = (page: Page, name: string) => portalNavigation(page).getByRole('link', { name, exact: true });

/** Opens a screen of the customer area and waits for its shell. */
async function openScreen(page: Page, path: string): Promise<void> {
  await signIn(page, 'customer');
  await untilShellStarts(page, () => page.goto(at('localhost', path)));
}

async function openInventory(page: Page): Promise<void> {
  await area(page, 'Inventory').click();
  await expect(title(page, 'Inventory')).toBeVisible();
}

test.describe.configure({ timeout: 90_000 });

test.describe('a new version goes live (section 7)', () => {
  test('as long as the version is the same, a click shows the next screen without a full load', async ({
    page,
  }) => {
    await openScreen(page, account);
    const documents = watchDocuments(page);
    await openInventory(page);
    expect(documents).toEqual([]);
  });

  test('"reload on the next navigation": the click loads the next screen as a new document', async ({
    page,
  }) => {
    await publishBuild(page);
    await openScreen(page, account);
    const documents = watchDocuments(page);
    await openInventory(page);
    expect(documents).toEqual([inventory]);
  });

  test('a half-filled form is not lost to it; the reload comes with the navigation after', async ({
    page,
  }) => {
    await publishBuild(page);
    await openScreen(page, newTicketPath);
    const documents = watchDocuments(page);
    await ticketField(page, 'Subject').fill('Crimp height drifts');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(ticketField(page, 'Subject')).toHaveValue('Crimp height drifts');
    await openInventory(page);
    expect(documents).toEqual([]);
    await area(page, 'Account').click();
    await expect(title(page, 'Account settings')).toBeVisible();
    expect(documents).toEqual([account]);
  });
});

test('a link to a public page loads its document, and back there is the screen', async ({ page }) => {
  await openScreen(page, account);
  const documents = watchDocuments(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint', exact: true }).click();
  await expect(title(page, 'Imprint')).toBeVisible();
  expect(documents).toEqual(['/en/legal/imprint']);
  await page.goBack();
  await expect(title(page, 'Account settings')).toBeVisible();
});

test('8 "Any fatal or unhandled error shows the error page": an aborted response leads there, with a link to the home page', async ({
  page,
}) => {
  // Prefetching is disabled, so that the click causes the request.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await openScreen(page, account);
  await page.route(/\/mykomax\/inventory\?_rsc=/, async (route) => {
    const result = await route.fetch();
    const text = await result.text();
    await route.fulfill({ response: result, body: text.slice(0, text.length / 2) });
  });
  await area(page, 'Inventory').click();
  await expect(title(page, 'Something went wrong')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/[a-z-]{2,5}$/);
});
