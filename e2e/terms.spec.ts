import { expect } from '@playwright/test';

import { at } from './support/addresses';
import { entryCount, filterForm } from './support/lists';
import { test } from './support/test';

const country = { name: 'Country' } as const;

test.describe('2.3 "Terms and conditions list" by country and language', () => {
  test('the country of the address is chosen already, with what holds everywhere', async ({ page }) => {
    await page.goto(at('localhost', '/en-ch/terms'));
    await expect(filterForm(page).getByRole('combobox', country)).toHaveValue('CH');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Switzerland',
      'International',
    ]);
    await page.goto(at('localhost', '/de-de/terms'));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Deutschland',
      'Weltweit',
    ]);
  });

  test('the chosen country is left for all, and all for one language, without script @nojs', async ({
    page,
  }) => {
    await page.goto(at('localhost', '/en-ch/terms'));
    const some = await entryCount(page);
    await filterForm(page).getByRole('combobox', country).selectOption('All countries');
    await filterForm(page).getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/country=all/);
    await expect(filterForm(page).getByRole('combobox', country)).toHaveValue('all');
    const all = await entryCount(page);
    expect(all).toBeGreaterThan(some);
    await filterForm(page).getByRole('combobox', { name: 'Language' }).selectOption('German');
    await filterForm(page).getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/language=de/);
    const german = page.getByRole('main').locator('a[href^="/file/"]');
    await expect(german.first()).toContainText('German');
    expect(await german.count()).toBeLessThan(all);
    expect(await german.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))).toEqual(
      Array.from({ length: await german.count() }, () => 'de'),
    );
  });

  test('each paper can be taken home: its own language, its own name, a PDF', async ({ page, request }) => {
    await page.goto(at('localhost', '/en/terms'));
    const links = page.getByRole('main').locator('a[href^="/file/"]');
    expect(await links.count()).toBe(await entryCount(page));
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      const slug = /^\/file\/([^?]+)/.exec(href)?.[1];
      const response = await request.get(at('localhost', href));
      expect([href, response.status()]).toEqual([href, 200]);
      expect(response.headers()['content-type']).toBe('application/pdf');
      expect(response.headers()['content-disposition']).toContain(`filename="${slug}.pdf"`);
      expect(response.headers()['content-language']).toBe(await link.getAttribute('hreflang'));
      await expect(link).toContainText(/Valid from .+\s· PDF\s\d+\skB/);
    }
  });
});
