import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { siteTraits } from './support/siteTraits';
import { test } from './support/test';

/** Opens a page as a test (section 2.2, `testing=true`), without the consent banner. */
async function visit(page: Page, path: string, host = 'localhost') {
  const url = new URL(at(host, path));
  url.searchParams.set('testing', 'true');
  return page.goto(url.href);
}

const contactPanel = (page: Page) => page.getByRole('dialog', { name: 'Talk to us' });
const contactButton = (page: Page) =>
  page.getByRole('navigation', { name: 'Quick contact' }).getByRole('button', { name: 'Contact' });
const languageSwitch = (page: Page) => page.locator('details[data-menu="locale"]');

async function signInAsEditor(page: Page, path: string) {
  await visit(page, `${path}?explain`);
  await page.getByLabel('Editor password').fill('editor-demo');
  await page.getByRole('button', { name: 'Show the explanation' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Step by step' })).toBeVisible();
}

async function openContactPanel(page: Page) {
  await visit(page, '/en/company');
  await contactButton(page).click();
  await expect(contactPanel(page)).toBeVisible();
}

/** Pages and states of the shell without editorial content. */
const shellStates: readonly [string, number, (page: Page) => Promise<unknown>][] = [
  ['the 404 page', 404, (page) => visit(page, '/en/no/such-page-as-this')],
  ['the 404 page with results', 404, (page) => visit(page, '/en/no/such-page-as-this?q=crimping')],
  ['the password form', 401, (page) => visit(page, '/en/services/partner-documents')],
  ['the sign-in prompt', 401, (page) => visit(page, '/en/services/service-bulletins')],
  ['the editor’s gate', 200, (page) => visit(page, '/en/company/quality?explain')],
  ['the explanation of an address', 200, (page) => signInAsEditor(page, '/en/company/quality')],
  ['the open contact panel', 200, openContactPanel],
];

test.describe('contact panel (sections 2.3 and 9)', () => {
  test('opens from the side button and promises a reply within 24 hours @mobile', async ({ page }) => {
    await visit(page, '/en/company');
    await expect(contactPanel(page)).toBeHidden();
    await contactButton(page).click();
    await expect(contactPanel(page)).toContainText('We reply within 24 hours.');
    await expect(contactPanel(page).getByRole('link', { name: /^Telephone: / })).toHaveAttribute(
      'href',
      /^tel:\+\d+$/,
    );
    await expect(contactPanel(page).getByRole('link', { name: /^E-mail: / })).toHaveAttribute(
      'href',
      /^mailto:\S+@\S+$/,
    );
    await contactPanel(page).getByRole('link', { name: 'Go to the contact page' }).click();
    await expect(page).toHaveURL(/\/en\/contact$/);
    await expect(contactPanel(page)).toBeHidden();
  });

  test('closes by Escape and by its button, and gives the focus back', async ({ page }) => {
    await visit(page, '/en/company');
    await contactButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(contactPanel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(contactPanel(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(contactPanel(page)).toBeHidden();
    await expect(contactButton(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await contactPanel(page).getByRole('button', { name: 'Close' }).click();
    await expect(contactPanel(page)).toBeHidden();
    await expect(contactButton(page)).toBeFocused();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('opens and closes without script @nojs', async ({ page }) => {
      await visit(page, '/en/company');
      await contactButton(page).click();
      await expect(contactPanel(page)).toContainText('We reply within 24 hours.');
      await contactPanel(page).getByRole('button', { name: 'Close' }).click();
      await expect(contactPanel(page)).toBeHidden();
    });
  });
});

/** Parts of a site's home page that depend on its configuration. */
async function readHome(page: Page, homeUrl: string) {
  await page.goto(`${homeUrl}?testing=true`);
  const codes = await languageSwitch(page)
    .locator('a[hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang') ?? ''));
  return {
    hasSideButtons: (await page.locator('[data-side-buttons]').count()) > 0,
    hasFooterContact: (await page.locator('footer button[popovertarget]').count()) > 0,
    offersCountries: codes.some((code) => code.includes('-')),
    languages: codes.filter((code) => !code.includes('-')).sort(),
    userMenus: await page.locator('[data-reader="anonymous"] details[data-menu="user"]').count(),
    titleFace: await page
      .getByRole('heading', { level: 1 })
      .evaluate((title) => getComputedStyle(title).fontFamily.split(',')[0] ?? ''),
  };
}

test.describe('configuration of a site (section 3)', () => {
  test('side buttons or contact in the footer, countries, the customer area and the face of headlines', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const sites = await siteTraits();
    for (const trait of ['hideSideButtons', 'internationalOnly', 'enableCutFont'] as const)
      expect([trait, new Set(sites.map((site) => site[trait])).size]).toEqual([trait, 2]);
    const faces = { cut: new Set<string>(), plain: new Set<string>() };
    for (const { key, homeUrl, ...site } of sites) {
      const { titleFace, ...found } = await readHome(page, homeUrl);
      faces[site.enableCutFont ? 'cut' : 'plain'].add(titleFace);
      expect({ key, ...found }).toEqual({
        key,
        hasSideButtons: !site.hideSideButtons,
        hasFooterContact: site.hideSideButtons,
        offersCountries: !site.internationalOnly,
        languages: [...site.languages].sort(),
        userMenus: key === 'main' ? 1 : 0,
      });
      if (!site.hideSideButtons) continue;
      await page.getByRole('contentinfo').getByRole('button', { name: 'Contact' }).click();
      await expect(contactPanel(page)).toBeVisible();
    }
    expect(faces.cut.size).toBe(1);
    expect(faces.plain.size).toBeGreaterThan(0);
    expect([...faces.plain].filter((face) => faces.cut.has(face))).toEqual([]);
  });

  test('the user menu leads to the customer area (section 2.2)', async ({ page }) => {
    await visit(page, '/en');
    await page.locator('[data-reader="anonymous"] details[data-menu="user"] summary').click();
    const enter = page.getByRole('link', { name: 'Sign in to MyKomax' });
    await expect(enter).toBeVisible();
    await expect(enter).toHaveAttribute('href', '/en/mykomax');
  });
});

test.describe('anchor navigation', () => {
  test('links to each section of a long page, which is scrolled below the header @mobile', async ({
    page,
  }) => {
    await visit(page, '/en/technology/anatomy-of-a-crimp');
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const count = await links.count();
    expect(count).toBeGreaterThan(2);
    for (let index = 0; index < count; index += 1) {
      const link = links.nth(index);
      const title = await link.innerText();
      const anchor = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${anchor}$`));
      const heading = page.locator(anchor).getByRole('heading', { name: title, exact: true }).first();
      await expect(heading).toBeInViewport();
      // No part of the frame covers the title.
      await expect
        .poll(() =>
          heading.evaluate((element) => {
            const { left, top, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + 4, top + height / 2));
          }),
        )
        .toBe(true);
    }
  });
});

test.describe('languages and countries', () => {
  test('a reader of a page in another language sees a notice in their own, with a link to the available version', async ({
    page,
  }) => {
    await visit(page, '/fr/company/sustainability');
    const banner = page.getByText('Cette page', { exact: false }).first();
    await expect(banner).toContainText(/français.*anglais/i);
    await expect(banner).toHaveAttribute('lang', 'fr');
    await expect(page.locator('main')).toHaveAttribute('lang', 'en');
    expect(await axeViolations(page)).toEqual([]);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'English', exact: true })).toHaveAttribute(
      'href',
      '/en/company/sustainability',
    );
    await main.getByRole('link', { name: 'Deutsch', exact: true }).click();
    await expect(page).toHaveURL(/\/de\/company\/sustainability$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(banner).toBeHidden();
    await expect(page.locator('main[lang]')).toHaveCount(0);
  });

  test('another language or country is the same page', async ({ page }) => {
    for (const [host, path] of [
      ['localhost', '/volta/technology/busbar'],
      ['schleuniger.localhost', '/heritage'],
      ['localhost', '/company/careers'],
    ] as const) {
      await visit(page, `/en${path}`, host);
      const targets = await languageSwitch(page)
        .locator('a[hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(targets.length).toBeGreaterThan(10);
      const others = targets.filter(
        (href) => href !== path && !/^\/[a-z]{2}(-[a-z]{2})?$/.test(href.replace(path, '')),
      );
      expect([path, others]).toEqual([path, []]);
    }
    await languageSwitch(page).locator('summary').click();
    await languageSwitch(page).locator('a[hreflang="de-CH"]').click();
    await expect(page).toHaveURL(at('localhost', '/de-ch/company/careers'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('menus by keyboard', () => {
  test('a submenu opens, closes the previous one, can be followed and closes by Escape', async ({ page }) => {
    await visit(page, '/en');
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    const solutions = navigation.locator('summary').filter({ hasText: 'Solutions' });
    const company = navigation.locator('summary').filter({ hasText: 'Company' });
    const crimping = navigation.getByRole('link', { name: 'Crimping', exact: true });
    const careers = navigation.getByRole('link', { name: 'Careers', exact: true });

    await solutions.focus();
    await page.keyboard.press('Enter');
    await expect(crimping).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(navigation.getByRole('link', { name: 'Solutions', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(crimping).toBeHidden();
    await expect(solutions).toBeFocused();

    await page.keyboard.press('Enter');
    await company.focus();
    await page.keyboard.press('Enter');
    await expect(careers).toBeVisible();
    await expect(crimping).toBeHidden();
    await careers.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/company\/careers$/);
    await expect(careers).toBeHidden();
  });

  test('the menu of small screens opens and closes by keyboard, and gives the focus back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/en');
    const menu = page.locator('details[data-menu="main"] summary');
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(navigation.getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test('the language and user menus close by Escape and give the focus back', async ({ page }) => {
    await visit(page, '/en');
    for (const name of ['locale', 'user']) {
      const menu = page.locator(`details[data-menu="${name}"]`).filter({ visible: true });
      await menu.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(menu.getByRole('link').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu.getByRole('link').first()).toBeHidden();
      await expect(menu.locator('summary')).toBeFocused();
    }
  });

  test('the first stop of the keyboard leads past the header to the content', async ({ page }) => {
    await visit(page, '/en/company');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

for (const [name, status, open] of shellStates) {
  test(`${name} passes axe, and does not scroll sideways at 320 px`, async ({ page }) => {
    // Wait until transitions have ended.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) statuses.push(response.status());
    });
    await open(page);
    expect(statuses.at(-1)).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });
}
