import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { entryCount, filterForm } from './support/lists';
import { untilShellStarts } from './support/shell';
import { test } from './support/test';

const list = at('localhost', '/en/locations');
const entries = (page: Page) => page.locator('main [data-location]');
const names = (page: Page) =>
  entries(page).evaluateAll((items) => items.map((item) => item.querySelector('h2, h3')?.textContent));

test.describe('2.3 "locations list with filters"', () => {
  test('kinds, country and words narrow the list, in the address and without script @nojs', async ({
    page,
  }) => {
    await page.goto(list);
    const whole = await entryCount(page);
    expect(whole).toBeGreaterThanOrEqual(40);
    await expect(entries(page)).toHaveCount(whole);
    const plant = page.getByRole('list', { name: 'Location type' }).getByRole('link', { name: /^Plant/ });
    const reported = Number(/\d+/.exec(await plant.innerText())?.[0]);
    await plant.click();
    await expect(page).toHaveURL(/\?kind=plant$/);
    await expect(entries(page)).toHaveCount(reported);
    await filterForm(page).getByRole('combobox', { name: 'Country' }).selectOption({ value: 'CH' });
    await filterForm(page).getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/kind=plant.*country=CH/);
    await expect(entries(page)).toHaveCount(2);
    await filterForm(page).getByRole('searchbox').fill('THUN');
    await filterForm(page).getByRole('button', { name: 'Show' }).click();
    await expect.poll(() => names(page)).toEqual(['Schleuniger plant']);
    await page.goto(`${list}?q=zzzz`);
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Map of the locations/ })).toHaveCount(0);
  });

  test('the hours of a place are read without script, and no distance is offered @nojs', async ({ page }) => {
    await page.goto(`${list}?country=CH`);
    const place = page.locator('#location-head-office');
    await expect(place).toContainText(/Mon–Fri\s*07:30–12:00\s*13:00–17:00/);
    await expect(place).toContainText('Local time, Central European Time');
    await expect(place.locator('[data-opening-hours]')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Sort by distance from me' })).toHaveCount(0);
  });

  test('every point of the map leads to an entry, with the keyboard too, and nothing is fetched from elsewhere', async ({
    page,
  }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto(list);
    const points = page.getByRole('list', { name: 'Locations on the map' }).getByRole('link');
    const targets = await points.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(targets.length).toBeGreaterThan(15);
    for (const target of targets) await expect(page.locator(target)).toHaveCount(1);
    await points.first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${targets[0]}$`));
    await expect(page.locator(targets[0] ?? '')).toBeInViewport();
    expect([...hosts]).toEqual([new URL(list).host]);
  });
});

test.describe('"distance from the visitor only when asked"', () => {
  const sortButton = (page: Page) => page.getByRole('button', { name: 'Sort by distance from me' });

  test('from Berne, in the reader’s units, without a word to the server', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 46.948, longitude: 7.447 });
    const sent: string[] = [];
    await untilShellStarts(page, () => page.goto(at('localhost', '/en-us/locations')));
    await expect(sortButton(page)).toBeVisible();
    const before = await names(page);
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await sortButton(page).click();
    await expect(page.locator('[data-distance-note]')).toHaveText(/Schleuniger plant, \d+ mi\./);
    const after = await names(page);
    expect(after[0]).toBe('Schleuniger plant');
    expect(after.toSorted()).toEqual(before.toSorted());
    const shown = await page.locator('[data-location-distance]:visible').allInnerTexts();
    const figures = shown.map((text) => Number(text.replaceAll(/[^\d]/g, '')));
    expect(figures).toEqual(figures.toSorted((one, other) => one - other));
    expect(sent.filter((request) => /46[.,]9|7[.,]44/.test(request))).toEqual([]);
  });

  test('without permission for the position a message is shown, and the list stays', async ({
    page,
    context,
  }) => {
    await context.clearPermissions();
    await untilShellStarts(page, () => page.goto(`${list}?kind=plant`));
    const before = await names(page);
    await sortButton(page).click();
    await expect(page.locator('[data-distance-note]')).toHaveText(
      'Your browser did not share your position. The list stays as it is.',
    );
    expect(await names(page)).toEqual(before);
  });
});

test.describe('"opening hours in the location\'s time zone"', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('by the clock of the place and of the reader, also where only one of them was put forward', async ({
    page,
  }) => {
    for (const [now, expected] of [
      // A Monday in winter: 10:00 in Switzerland, 04:00 in New York.
      ['2027-02-01T09:00:00Z', /^Open now · closes 12:00 \(06:00 your time\)$/],
      // New York is on daylight saving time, Switzerland is not yet.
      ['2027-03-15T09:00:00Z', /^Open now · closes 12:00 \(07:00 your time\)$/],
    ] as const) {
      await page.clock.setFixedTime(new Date(now));
      await page.goto(list);
      await page.getByRole('heading', { name: 'Komax head office and plant' }).click();
      const state = page.locator('#location-head-office [data-opening-hours]');
      await expect(state).toBeVisible();
      expect((await state.innerText()).trim()).toMatch(expected);
    }
  });
});
