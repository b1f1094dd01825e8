import { expect, type Page } from '@playwright/test';

import { siteUrl } from './support/addresses';
import { configureTags, lookAway, pageViews, watchOutboundRequests } from './support/analytics';
import { axeViolations } from './support/axe';
import { tabTo } from './support/keyboard';
import { decide, followFooterLink, openPage, untilShellStarts } from './support/shell';
import { test } from './support/test';

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name });
const category = (page: Page, name: string) => banner(page).getByRole('checkbox', { name });
const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Privacy settings' });
const consentOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'consent')?.value;

test.describe('a first visit', () => {
  test('requests consent by category, with only the necessary one ticked', async ({ page }) => {
    await openPage(page, '/en');
    await expect(banner(page)).toBeVisible();
    await expect(category(page, 'Necessary')).toBeChecked();
    await expect(category(page, 'Necessary')).toBeDisabled();
    await expect(category(page, 'Statistics')).not.toBeChecked();
    await expect(category(page, 'Marketing')).not.toBeChecked();
    await expect(banner(page).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/en/legal/privacy',
    );
    expect(await axeViolations(page)).toEqual([]);
  });

  for (const path of ['/en', '/de'])
    test(`leaves three fifths of a phone to the page, with every choice in sight: ${path}`, async ({
      page,
    }) => {
      const phone = { width: 390, height: 844 };
      await page.setViewportSize(phone);
      await openPage(page, path);
      const shown = page.locator('[data-consent]');
      await expect(shown).toBeVisible();
      const frame = await shown.boundingBox();
      expect(frame?.height).toBeLessThanOrEqual(0.4 * phone.height);
      for (const control of await shown.locator('button, input, a').all())
        await expect(control).toBeInViewport({ ratio: 1 });
    });

  test('measures nothing before a decision or after a rejection', async ({ page }) => {
    await configureTags(page);
    const { tags, beacons } = await watchOutboundRequests(page);
    await openPage(page, '/en');
    await lookAway(page);
    await button(page, 'Only what is necessary').click();
    await expect(banner(page)).toBeHidden();
    await followFooterLink(page, 'Imprint');
    await expect(banner(page)).toBeHidden();
    await lookAway(page);
    await openPage(page, '/en/company');
    await lookAway(page);
    await page.waitForLoadState('networkidle');
    expect(await pageViews(page)).toEqual([]);
    expect({ tags, beacons }).toEqual({ tags: [], beacons: [] });
    await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0);
  });

  test('7 "An analytics data-layer event is emitted on page view": with each document, without query values', async ({
    page,
  }) => {
    const { beacons } = await watchOutboundRequests(page);
    await openPage(page, '/en?mail=anna@example.test');
    await button(page, 'Accept all').click();
    const details = { locale: 'en', site: 'main', theme: 'Komax' };
    await expect
      .poll(() => pageViews(page))
      .toEqual([{ ...details, path: '/en', title: await page.title() }]);
    expect(
      JSON.stringify(await page.evaluate((): unknown => Reflect.get(window, 'dataLayer'))),
    ).not.toContain('anna');
    await expect
      .poll(async () => {
        await lookAway(page);
        return beacons.length;
      })
      .toBeGreaterThan(0);
    expect(beacons.join()).toContain('"path":"/en"');
    expect(beacons.join()).not.toContain('anna');
    await followFooterLink(page, 'Imprint');
    await expect(page).toHaveURL(/\/en\/legal\/imprint$/);
    await expect
      .poll(() => pageViews(page))
      .toEqual([{ ...details, path: '/en/legal/imprint', title: await page.title() }]);
  });

  test.describe('where tags are configured', () => {
    // The policy contains the host of the tags only if they are configured, which is not the case in this stack.
    test.use({ bypassCSP: true });

    test('the tags are loaded once with each document, and only after consent', async ({ page }) => {
      await configureTags(page);
      const { tags } = await watchOutboundRequests(page);
      await openPage(page, '/en');
      expect(tags).toEqual([]);
      await button(page, 'Accept all').click();
      await expect.poll(() => tags).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
      await followFooterLink(page, 'Imprint');
      await expect.poll(async () => (await pageViews(page)).length).toBe(1);
      expect(tags).toHaveLength(2);
    });
  });

  test('can be decided by keyboard alone, and the focus moves to the page', async ({ page }) => {
    await openPage(page, '/en');
    await tabTo(page, category(page, 'Statistics'));
    await page.keyboard.press('Space');
    await tabTo(page, button(page, 'Save my choice'));
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await consentOf(page)).toBe('v1.statistics');
  });

  test('nothing is covered at 320 px: the end of the page can be read above the banner', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, '/en');
    await expect(banner(page)).toBeInViewport();
    const footer = page.getByRole('contentinfo');
    for (const last of [footer.getByRole('link').last(), footer.getByRole('button').last()])
      await expect
        .poll(() =>
          last.evaluate((element) => {
            element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
            const { left, top, width, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          }),
        )
        .toBe(true);
    for (const name of ['Accept all', 'Only what is necessary', 'Save my choice']) {
      await button(page, name).scrollIntoViewIfNeeded();
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('a decision', () => {
  test('is stored for half a year, shown again from the footer and withdrawn there', async ({ page }) => {
    await openPage(page, '/en');
    await button(page, 'Accept all').click();
    const stored = (await page.context().cookies()).find(({ name }) => name === 'consent');
    expect(stored).toMatchObject({ value: 'v1.statistics.marketing', sameSite: 'Lax', path: '/' });
    const days = ((stored?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
    expect(Math.round(days)).toBe(180);

    await openPage(page, '/en/company');
    await expect(banner(page)).toBeHidden();
    await expect.poll(async () => (await pageViews(page)).length).toBe(1);

    await settings(page).click();
    await expect(banner(page)).toBeFocused();
    await expect(category(page, 'Statistics')).toBeChecked();
    await expect(category(page, 'Marketing')).toBeChecked();
    // Running scripts end with the document.
    await untilShellStarts(page, () => button(page, 'Only what is necessary').click());
    expect(await consentOf(page)).toBe('v1');
    await expect(banner(page)).toBeHidden();
    expect(await pageViews(page)).toEqual([]);
  });
});

test('2.2 "testing=true … disables cookie consent, tag manager and monitoring scripts", also after consent, until the test ends', async ({
  page,
  context,
}) => {
  await decide(context, 'v1.statistics.marketing');
  await configureTags(page);
  const { tags, beacons } = await watchOutboundRequests(page);
  await openPage(page, '/en?testing=true');
  await context.clearCookies({ name: 'consent' });
  await openPage(page, '/en/company');
  await expect(banner(page)).toBeHidden();
  await expect(settings(page)).toBeHidden();
  await decide(context, 'v1.statistics.marketing');
  await openPage(page, '/en/company');
  await followFooterLink(page, 'Imprint');
  await lookAway(page);
  await page.waitForLoadState('networkidle');
  expect(await pageViews(page)).toEqual([]);
  expect({ tags, beacons }).toEqual({ tags: [], beacons: [] });

  await context.clearCookies({ name: 'consent' });
  await openPage(page, '/en/company?testing=false');
  await expect(banner(page)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('no consent is requested, because nothing is measured @nojs', async ({ page }) => {
    await page.goto(new URL('/en', siteUrl).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your privacy' })).toBeHidden();
    await expect(page.getByText('Privacy settings')).toBeHidden();
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'consent' }));
  });
});
