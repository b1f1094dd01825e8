import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { readHead } from './support/documentHead';
import { places } from './support/products';
import { revalidate } from './support/revalidate';
import { decide } from './support/shell';
import { sendRequest } from './support/siteRequest';
import { test } from './support/test';

test.beforeEach(({ context }) => decide(context, 'v1'));

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const trail = (page: Page) => page.getByRole('navigation', { name: 'You are here' }).first();

/** The trail as links `name → path` and the last step as its name. */
const steps = (page: Page, label: string) =>
  page
    .getByRole('navigation', { name: label })
    .first()
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.slice(1).map((item) => {
        const href = item.querySelector('a')?.getAttribute('href');
        const name = item.textContent.trim();
        return href ? `${name} → ${href}` : name;
      }),
    );

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(title(page)).toHaveText(name);
}

test.describe('2.2 "{locale}/products, {locale}/products/{path...}"', () => {
  test('a visitor walks from the header down to a product, and up by the trail', async ({ page }) => {
    await page.goto(at('localhost', '/en'));
    const menu = page.getByRole('navigation', { name: 'Main navigation' });
    await menu.getByText('Products', { exact: true }).first().click();
    await menu.getByRole('link', { name: 'Products', exact: true }).click();
    await expect(title(page)).toHaveText('Products');
    for (const name of ['Cutting and stripping', 'Wire', 'Bench machines', 'Linea 240'])
      await follow(page, name);
    await expect(page).toHaveURL(new RegExp(`/en${places.linea}$`));
    expect(await steps(page, 'You are here')).toEqual([
      'Products → /en/products',
      'Cutting and stripping → /en/products/cut-strip',
      'Wire → /en/products/cut-strip/cut-strip-wire',
      'Bench machines → /en/products/cut-strip/cut-strip-wire/cut-strip-bench',
      'Linea 240',
    ]);
    await trail(page).getByRole('link', { name: 'Wire' }).click();
    await expect(title(page)).toHaveText('Wire');
  });

  test('on a small screen the trail is a way back to the step before', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at('localhost', `/en${places.linea}`));
    await page.getByRole('link', { name: 'Bench machines' }).filter({ visible: true }).first().click();
    await expect(title(page)).toHaveText('Bench machines');
  });

  test('3 "lineage": names and routes are those of the language', async ({ page }) => {
    await page.goto(at('localhost', `/ja${places.linea}`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    const base = '/ja/products/cut-strip';
    expect(await steps(page, '現在位置')).toEqual([
      '製品 → /ja/products',
      `切断・ストリップ → ${base}`,
      `電線 → ${base}/cut-strip-wire`,
      `卓上機 → ${base}/cut-strip-wire/cut-strip-bench`,
      'Linea 240',
    ]);
  });
});

test.describe('5 "Classifications with a parent are dropped if the country is not in supported_countries; products are filtered likewise"', () => {
  for (const [name, path, status] of [
    ['a product that the country has', '/de-ch/products/test/test-tables/adaptronic-kt-710', 200],
    ['a product that the country does not have', '/en-us/products/test/test-tables/adaptronic-kt-710', 404],
    ['the same at another place', '/en-us/products/adaptronic-kt-710', 404],
    ['a classification that the country has', '/de-ch/products/high-voltage/hv-busbar', 200],
    ['a classification that the country does not have', '/en-gb/products/high-voltage/hv-busbar', 404],
    ['a product in it', '/en-gb/products/high-voltage/hv-busbar/volta-bar-12', 404],
  ] as const) {
    test(`${name}: ${path} returns ${status}`, async () => {
      expect((await sendRequest(path)).status).toBe(status);
    });
  }

  test('a list leads to nothing that its country does not have', async () => {
    const inSwitzerland = (await sendRequest('/de-ch/products/test')).text;
    const inTheStates = (await sendRequest('/en-us/products/test')).text;
    expect(inSwitzerland).toContain('/adaptronic-kt-710"');
    expect(inTheStates).not.toContain('adaptronic-kt-710');
  });

  test('alternates for search engines name only countries that have a product', async () => {
    const path = '/products/test/test-tables/adaptronic-kt-710';
    const { alternates } = readHead((await sendRequest(`/de-ch${path}`)).text);
    const named = alternates.map(({ hreflang }) => hreflang);
    expect(named).toEqual(expect.arrayContaining(['de-CH', 'x-default']));
    expect(named).not.toEqual(expect.arrayContaining(['en-US']));
    expect((await sendRequest(`/en-us${path}`)).status).toBe(404);
  });
});

test.describe('moved addresses', () => {
  for (const [name, path] of [
    ['a product without its classifications', '/products/linea-240'],
    ['a product in another classification', '/products/crimp/linea-240'],
    ['a product with a step too many', `${places.bench}/more/linea-240`],
  ] as const) {
    test(`${name} redirects with 301 to its address, with its query: ${path}`, async () => {
      const { status, destination } = await sendRequest(`/de-ch${path}?from=brochure`);
      expect([status, destination]).toEqual([301, at('localhost', `/de-ch${places.linea}?from=brochure`)]);
    });
  }

  test('a classification at a wrong path redirects with 301, too', async () => {
    const { status, destination } = await sendRequest('/en/products/cut-strip-bench');
    expect([status, destination]).toEqual([301, at('localhost', `/en${places.bench}`)]);
  });

  for (const path of [
    '/en/products/no-such-product',
    '/en/products/crimp/no-such',
    `/en${places.linea}/more`,
  ])
    test(`8 an unknown slug is 404 with a page of the site: ${path}`, async () => {
      const { status, text } = await sendRequest(path);
      expect(status).toBe(404);
      expect(text).toContain(`Page not found: ${path}`);
      expect(text).toContain('noindex');
    });

  test('a cancelled product is in no list, and its page leads to its successor', async ({ page }) => {
    const floor = '/en/products/cut-strip/cut-strip-wire/cut-strip-floor';
    await page.goto(at('localhost', floor));
    await expect(page.getByRole('main').getByRole('link', { name: 'Linea 340', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Linea 330' })).toHaveCount(0);
    const response = await page.goto(at('localhost', `${floor}/linea-330`));
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('note')).toContainText('Linea 330 is no longer offered.');
    await page.getByRole('link', { name: 'Go to its successor, Linea 340' }).click();
    await expect(page).toHaveURL(new RegExp(`${floor}/linea-340$`));
  });
});

test('the first visitor after a publication gets the same page as later ones', async () => {
  await revalidate(['products']);
  for (const path of ['/hu-hu/products/twisting/torsa-540', '/hu-hu/products/twisting'])
    expect([path, (await sendRequest(path)).status]).toEqual([path, 200]);
});
