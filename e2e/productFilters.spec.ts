import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { readHead } from './support/documentHead';
import { listedNames, openFilters, places, productList, seededProducts } from './support/products';
import { decide } from './support/shell';
import { sendRequest } from './support/siteRequest';
import { test } from './support/test';

test.beforeEach(({ context }) => decide(context, 'v1'));

const crimping = `/en${places.crimp}`;
const found = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'Products found' });
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });

async function expectFound(page: Page, count: number): Promise<void> {
  await expect(found(page)).toHaveText(`Products found: ${count}`);
  await expect(productList(page)).toHaveCount(count);
}

async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply filters' }).click();
}

/** Number beside a choice. */
const countOf = async (page: Page, name: string): Promise<number> => {
  const form = await openFilters(page);
  const box = form.getByRole('checkbox', { name: new RegExp(`^${name} \\d+$`) });
  const label = await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
  return Number(/\d+$/.exec(label.trim())?.[0]);
};

async function enterWires(page: Page, unit: string, from: string, to: string): Promise<void> {
  const form = await openFilters(page);
  const wires = form.getByRole('group', { name: `Conductor cross-section ${unit}` });
  await wires.getByRole('textbox', { name: 'From' }).fill(from);
  await wires.getByRole('textbox', { name: 'To' }).fill(to);
  await apply(page);
}

async function chooseBrandAndTakeItBack(page: Page): Promise<void> {
  await page.goto(at('localhost', crimping));
  const promised = await countOf(page, 'Komax');
  const form = await openFilters(page);
  await form.getByRole('checkbox', { name: /^Komax / }).check();
  await apply(page);
  await expect(page).toHaveURL(/\/en\/products\/crimp\?brand=komax(#product-list)?$/);
  const seeded = (await seededProducts('crimp')).filter(({ brand }) => brand.name === 'Komax');
  expect(promised).toBe(seeded.length);
  await expectFound(page, promised);
  await chosen(page).getByRole('link', { name: 'Remove filter: Komax' }).click();
  await expect(page).toHaveURL(/\/en\/products\/crimp(#product-list)?$/);
  await expectFound(page, (await seededProducts('crimp')).length);
}

async function chooseThreeKinds(page: Page): Promise<void> {
  await page.goto(at('localhost', crimping));
  const form = await openFilters(page);
  await form.getByRole('checkbox', { name: /^Komax / }).check();
  await form.getByRole('checkbox', { name: /^Sealing / }).check();
  await enterWires(page, 'mm²', '0.5', '2.5');
  await expect(page).toHaveURL(
    /\/en\/products\/crimp\?brand=komax&capability=sealing&range=crossSection_0\.5_2\.5_mm2(#product-list)?$/,
  );
  await expect(chosen(page).getByRole('link')).toHaveText([
    /Komax/,
    /Sealing/,
    /Conductor cross-section: 0\.5 – 2\.5\smm²/,
    'Reset filters',
  ]);
  await expect(productList(page)).not.toHaveCount(0);
}

async function enterWrongly(page: Page): Promise<void> {
  await page.goto(at('localhost', `${crimping}?brand=komax`));
  await enterWires(page, 'mm²', 'thin', '2.5');
  const form = await openFilters(page);
  const wires = form.getByRole('group', { name: 'Conductor cross-section mm²' });
  const field = wires.getByRole('textbox', { name: 'From' });
  await expect(field).toHaveValue('thin');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('“thin” is not a number. Enter a number such as 0.05.');
  await expect(wires.getByRole('textbox', { name: 'To' })).toHaveValue('2.5');
  await expect(form.getByRole('checkbox', { name: /^Komax / })).toBeChecked();
  await expect(form.getByRole('alert')).toContainText('Please check your entries');
}

test.describe('a list of products is narrowed by its address alone', () => {
  test('by a brand with a correct count, and removed again @mobile', async ({ page }) => {
    await chooseBrandAndTakeItBack(page);
  });

  test('by brand, capability and cross-section; the form’s address becomes that of links', async ({
    page,
  }) => {
    await chooseThreeKinds(page);
  });
  test('by all three without script @nojs', async ({ page }) => {
    await chooseThreeKinds(page);
  });
  test('an invalid entry is shown with a hint, and other entries are preserved, without script @nojs', async ({
    page,
  }) => {
    await enterWrongly(page);
  });
});

test('each choice updates the list and the counts, without a new page @mobile', async ({ page }) => {
  await page.goto(at('localhost', crimping));
  const form = await openFilters(page);
  const promised = await countOf(page, 'Komax');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  const komax = form.getByRole('checkbox', { name: /^Komax / });
  await komax.focus();
  await page.keyboard.press('Space');
  await expectFound(page, promised);
  await expect(page).toHaveURL(/\/en\/products\/crimp\?brand=komax$/);
  await expect(komax).toBeChecked();
  await expect(komax).toBeFocused();
  await expect(form).toBeVisible();
  await expect(page.locator('html[data-same-page]')).toHaveCount(1);
  await expect(page.locator('a[hreflang="de"]').first()).toHaveAttribute('href', /\?brand=komax$/);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expectFound(page, promised);
});

test.describe('4 "Measurement system": the fields are in the reader’s units', () => {
  test('AWG where the country measures so, and the same machines as the same wires in mm²', async ({
    page,
  }) => {
    await page.goto(at('localhost', `/en-us${places.crimp}`));
    await enterWires(page, 'AWG', '20', '14');
    await expect(page).toHaveURL(/\?range=crossSection_20_14_awg(#product-list)?$/);
    await expect(chosen(page)).toContainText(/Conductor cross-section: 20 – 14\sAWG/);
    const byGauge = await listedNames(page);
    await page.goto(at('localhost', `/en-us${places.crimp}?range=crossSection_0.519_2.08_mm2`));
    expect(await listedNames(page)).toEqual(byGauge);
    expect(byGauge.length).toBeGreaterThan(0);
  });
});

test.describe('nothing is left', () => {
  test('the list suggests which filter to remove, and how many products that returns', async ({ page }) => {
    await page.goto(at('localhost', '/en/products?brand=cirris&capability=crimping'));
    await expectFound(page, 0);
    await expect(page.getByRole('heading', { name: 'No product matches all chosen filters' })).toBeVisible();
    const offer = page.getByRole('listitem').filter({ hasText: 'Without “Crimping”' });
    const promised = Number(/\d+$/.exec(await offer.innerText())?.[0]);
    await offer.getByRole('link').click();
    await expect(page).toHaveURL(/\/en\/products\?brand=cirris(#product-list)?$/);
    await expectFound(page, promised);
  });
});

test('every count of a brand and of a capability is what choosing it shows, and what the service has', async ({
  page,
}) => {
  await page.goto(at('localhost', crimping));
  const form = await openFilters(page);
  const seeded = await seededProducts('crimp');
  for (const kind of ['brand', 'capability'] as const) {
    const choices = await form.locator(`input[name="${kind}"]:enabled`).evaluateAll((inputs) =>
      inputs.map((input) => ({
        slug: input.getAttribute('value') ?? '',
        count: Number(
          /\d+$/.exec(
            input.closest('label')?.textContent.trim() ?? input.parentElement?.textContent.trim() ?? '',
          )?.[0],
        ),
      })),
    );
    const has = (slug: string) =>
      seeded.filter((one) =>
        kind === 'brand'
          ? one.brand.name.toLowerCase() === slug
          : one.capabilities.some((capability) => capability.slug === slug),
      );
    expect(choices.length).toBeGreaterThan(1);
    for (const { slug, count } of choices) {
      expect([slug, has(slug).length]).toEqual([slug, count]);
      const { text } = await sendRequest(`${crimping}?${kind}=${slug}`);
      expect([slug, /Products found: (\d+)/.exec(text)?.[1]]).toEqual([slug, String(count)]);
    }
  }
});

test('a narrowed list is not indexed; the list itself is, as its own original', async () => {
  const read = async (path: string) => readHead((await sendRequest(path)).text);
  const [list, narrowed] = [await read(crimping), await read(`${crimping}?brand=komax`)];
  expect([list.isIndexed, narrowed.isIndexed]).toEqual([true, false]);
  expect(list.canonicals).toEqual([at('localhost', crimping)]);
});

test('a narrowed list is sorted by its address, without script, and keeps its filter @nojs', async ({
  page,
}) => {
  await page.goto(at('localhost', `${crimping}?brand=komax`));
  const orders = page.getByRole('navigation', { name: 'Sort by' });
  await orders.getByRole('link', { name: 'Name' }).click();
  await expect(page).toHaveURL(/\?brand=komax&sort=name(#product-list)?$/);
  await expect(orders.getByRole('link', { name: 'Name' })).toHaveAttribute('aria-current', 'true');
  const names = await listedNames(page);
  expect(names).toEqual([...names].sort(new Intl.Collator('en', { numeric: true }).compare));
  await chosen(page).getByRole('link', { name: 'Remove filter: Komax' }).click();
  await expect(page).toHaveURL(/\/crimp\?sort=name(#product-list)?$/);
  const all = await listedNames(page);
  expect(all).toEqual([...all].sort(new Intl.Collator('en', { numeric: true }).compare));
  expect(readHead((await sendRequest(`${crimping}?sort=name`)).text).isIndexed).toBe(false);
});
