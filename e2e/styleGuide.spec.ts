import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { test } from './support/test';

const pages = {
  '/style-guide': 'Style guide',
  '/typography': 'Typography',
  '/buttons': 'Buttons',
  '/inputs': 'Inputs',
  '/components': 'Components',
  '/modules': 'Modules',
} as const;

/* Without a group a page shows its general one; an unknown name shows that one as well, so each is looked up in the menu. */
const groups = [
  ['/components', 'Workspace'],
  ['/modules', 'Events'],
  ['/modules', 'Forms'],
  ['/modules', 'News'],
  ['/modules', 'Products'],
  ['/modules', 'Search'],
  ['/modules', 'Stories'],
] as const;

const guide = (path: string) => at('localhost', path);
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Records all further errors of a page. */
function listenForFailures(page: Page): readonly string[] {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  return failures;
}

test.describe('the style guide on the site', () => {
  for (const [path, title] of Object.entries(pages))
    test(`${path} shows its stories, passes axe and stays out of search`, async ({ page }) => {
      const failures = listenForFailures(page);
      const result = await page.goto(guide(path));
      expect(result?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(title);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);
      await expect(page.getByText('could not be shown')).toHaveCount(0);
      expect(await axeViolations(page)).toEqual([]);
      expect(failures).toEqual([]);
    });

  for (const [path, group] of groups)
    test(`${path} shows the group ${group}`, async ({ request }) => {
      const response = await request.get(guide(`${path}?group=${group}`));
      expect(response.status()).toBe(200);
      const html = await response.text();
      const current = /<a\b[^>]*aria-current="page"[^>]*>([^<]*)/g;
      expect([...html.matchAll(current)].map(([, name = '']) => name)).toContainEqual(
        expect.stringContaining(group),
      );
      expect(html).not.toContain('could not be shown');
    });

  test('a block has an address with all of its variants, in a theme and a language @nojs', async ({
    page,
  }) => {
    await page.goto(guide('/modules?block=HeroBanner&theme=Copper&language=de'));
    await expect(page.locator('[data-theme="Copper"]').first()).toBeAttached();
    expect(
      await part(page, 'Hero banner').or(part(page, 'HeroBanner')).getByRole('heading', { level: 3 }).count(),
    ).toBeGreaterThan(3);
    await expect(page.getByLabel('Theme')).toHaveValue('Copper');
    await expect(page.getByLabel('Language')).toHaveValue('de');
  });

  test('a theme is chosen without script, and what was chosen before stays @nojs', async ({ page }) => {
    await page.goto(guide('/components?component=Accordion'));
    await page.getByLabel('Theme').selectOption('Volta');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/component=Accordion.*theme=Volta|theme=Volta.*component=Accordion/);
    await expect(part(page, 'Accordion')).toBeVisible();
  });

  test('a colour scheme is chosen without script and remembered @nojs', async ({ page }) => {
    await page.goto(guide('/buttons'));
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'system');
    await page.getByLabel('Colour scheme').selectOption('Dark');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await page.goto(guide('/inputs'));
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });

  test('in the dark scheme of the system the page passes axe', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(guide('/inputs'));
    await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('the pages lead to one another, and the tool for e-mail links is one of them', async ({ page }) => {
    await page.goto(guide('/style-guide'));
    const menu = page.getByRole('navigation', { name: 'Style guide' });
    await expect(menu.getByRole('link')).toHaveCount(8);
    await menu.getByRole('link', { name: 'E-mail links' }).click();
    await expect(page).toHaveURL(guide('/tools/email-links'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mail links');
  });
});
