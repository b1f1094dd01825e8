import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { readGraph, readHead } from './support/documentHead';
import { places } from './support/products';
import { decide, openPage } from './support/shell';
import { sendRequest } from './support/siteRequest';
import { test } from './support/test';

test.beforeEach(({ context }) => decide(context, 'v1'));

const linea = `/en${places.linea}`;
const technicalData = (page: Page) => page.getByRole('region', { name: 'Technical data' });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const unitSwitch = (page: Page) => technicalData(page).getByRole('group', { name: 'Units' });
const systemOf = (html: string) => /<html[^>]* data-measurement="(\w+)"/.exec(html)?.[1];

/** Visible value of a property; the other system is hidden. */
const shownValue = (page: Page, name: string) =>
  technicalData(page)
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }) })
    .locator('[data-system]')
    .filter({ visible: true });

/** On a phone the groups of the technical data are closed. */
async function openGroups(page: Page): Promise<void> {
  for (const title of await technicalData(page).locator('summary').filter({ visible: true }).all())
    await title.click();
}

/** Positions of all elements, rounded to visible differences. */
const layout = (page: Page) =>
  page.locator('main :is(section, details, dt, dd, th, td, h2, h3, p, li)').evaluateAll((elements) =>
    elements
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y + window.scrollY, width, height].map((value) => Math.round(value * 10) / 10);
        return `${element.tagName} ${element.textContent.slice(0, 30)} ${box.join(' ')}`;
      }),
  );

test.describe('2.3 "technical data with metric/imperial toggle"', () => {
  test('the switch changes the measures in place: nothing is loaded, nothing moves @mobile', async ({
    page,
  }) => {
    await openPage(page, linea);
    await openGroups(page);
    await unitSwitch(page).scrollIntoViewIfNeeded();
    await expect(shownValue(page, 'Conductor cross-section')).toHaveText(/^0\.08 – 6\smm²$/);
    const before = await layout(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      // Prefetches of linked pages may happen at any time.
      if (request.headers()['next-router-prefetch'] !== undefined) return;
      // So may the request for the number of news, when the browser is idle.
      if (new URL(request.url()).pathname === '/api/news-feed') return;
      if (['document', 'fetch', 'xhr'].includes(request.resourceType())) requests.push(request.url());
    });
    await unitSwitch(page).getByRole('link', { name: 'Imperial' }).click();
    await expect(shownValue(page, 'Conductor cross-section')).toHaveText(/^28 – 10\sAWG$/);
    await expect(shownValue(page, 'Width')).toHaveText(/\sin$/);
    expect(await layout(page)).toEqual(before);
    expect(requests).toEqual([]);
    await expect(page).toHaveURL(new RegExp(`${linea}$`));
    await expect(unitSwitch(page).locator('[aria-current="true"]')).toHaveText('Imperial');
    await unitSwitch(page).getByRole('link', { name: 'Metric' }).click();
    await expect(shownValue(page, 'Conductor cross-section')).toHaveText(/^0\.08 – 6\smm²$/);
    expect(await layout(page)).toEqual(before);
  });

  test('the choice stays while walking on, and is in the first HTML of the next request', async ({
    page,
  }) => {
    await openPage(page, linea);
    await unitSwitch(page).getByRole('link', { name: 'Imperial' }).click();
    await section(page, 'Goes with this product')
      .getByRole('link', { name: 'Linea 260', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linea 260');
    await expect(page.locator('html')).toHaveAttribute('data-measurement', 'Imperial');
    await expect(unitSwitch(page).locator('[aria-current="true"]')).toHaveText('Imperial');
    await expect(shownValue(page, 'Conductor cross-section')).toHaveText(/AWG$/);
    const response = await page.reload();
    expect(systemOf((await response?.text()) ?? '')).toBe('Imperial');
    expect(response?.headers()['cache-control']).toContain('private');
    await expect(shownValue(page, 'Conductor cross-section')).toHaveText(/AWG$/);
  });

  test('without script the switch is a link to the same page, and the choice is stored @nojs', async ({
    page,
  }) => {
    await page.goto(at('localhost', linea));
    await expect(shownValue(page, 'Conductor cross-section')).toHaveText(/^0\.08 – 6\smm²$/);
    await unitSwitch(page).getByRole('link', { name: 'Imperial' }).click();
    await expect(page).toHaveURL(/#technical-data$/);
    await expect(shownValue(page, 'Conductor cross-section')).toHaveText(/^28 – 10\sAWG$/);
    await expect(unitSwitch(page).locator('[aria-current="true"]')).toHaveText('Imperial');
    await page.goto(at('localhost', `/en${places.bench}/linea-260`));
    await expect(shownValue(page, 'Conductor cross-section')).toHaveText(/AWG$/);
  });

  for (const [name, path, cookie, system] of [
    ['else Metric', linea, '', 'Metric'],
    ['else the country’s default', `/en-us${places.linea}`, '', 'Imperial'],
    ['explicit user choice', linea, 'measurement=imperial', 'Imperial'],
    [
      'explicit user choice against the country’s default',
      `/en-us${places.linea}`,
      'measurement=metric',
      'Metric',
    ],
    ['a choice that is none', linea, 'measurement=cubits', 'Metric'],
  ] as const) {
    test(`4 "${name}": the first HTML is ${system}`, async () => {
      const { text } = await sendRequest(path, { headers: cookie ? { cookie } : {} });
      expect(systemOf(text)).toBe(system);
    });
  }

  test('one reader’s choice is not another’s', async () => {
    const imperial = await sendRequest(linea, { headers: { cookie: 'measurement=imperial' } });
    const nobodys = await sendRequest(linea);
    expect([systemOf(imperial.text), systemOf(nobodys.text)]).toEqual(['Imperial', 'Metric']);
    expect(imperial.headers['cache-control']).toContain('private');
  });
});

test.describe('the page of a product', () => {
  test('every picture of the page is there', async ({ page }) => {
    await page.goto(at('localhost', linea));
    const sources = await page
      .locator('main img')
      .evaluateAll((images) => [...new Set(images.map((image) => image.getAttribute('src') ?? ''))]);
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources) {
      const response = await page.request.get(source);
      expect([source, response.status()]).toEqual([source, 200]);
      expect(response.headers()['content-type']).toMatch(/^image\//);
    }
  });
});

test.describe('2.3 "downloads"', () => {
  async function readPapers(page: Page): Promise<void> {
    await page.goto(at('localhost', `/de-ch${places.linea}`));
    const downloads = page.getByRole('region', { name: 'Downloads', exact: true });
    const first = downloads.getByRole('link').first();
    await expect(first).toHaveAttribute('hreflang', 'de');
    await expect(first).toContainText(/Datenblatt · PDF · Deutsch · \d+\s[kM]B/);
    const others = downloads.locator('details');
    await expect(others.getByRole('link').first()).toBeHidden();
    await others.locator('summary').click();
    await expect(others.getByRole('link').first()).toBeVisible();
    const english = others.locator('a[hreflang="en"]').first();
    const papers = await Promise.all(
      [first, english].map(async (link) => {
        const response = await page.request.get((await link.getAttribute('href')) ?? '');
        expect(response.status()).toBe(200);
        expect(response.headers()).toMatchObject({
          'content-type': 'application/pdf',
          'x-content-type-options': 'nosniff',
        });
        const body = await response.body();
        expect(body.subarray(0, 5).toString()).toBe('%PDF-');
        return { body, name: response.headers()['content-disposition'] };
      }),
    );
    expect(papers.map(({ name }) => name)).toEqual([
      `inline; filename="linea-240-data-sheet-de.pdf"; filename*=UTF-8''linea-240-data-sheet-de.pdf`,
      `inline; filename="linea-240-data-sheet-en.pdf"; filename*=UTF-8''linea-240-data-sheet-en.pdf`,
    ]);
    expect(papers[0]?.body.equals(papers[1]?.body ?? Buffer.of())).toBe(false);
  }

  test('a data sheet is a real PDF in the reader’s language; the others are folded away, without script @nojs', async ({
    page,
  }) => {
    await readPapers(page);
  });

  test('the shown size is the size of the file; a range or an unchanged copy transfers no more', async ({
    page,
  }) => {
    await page.goto(at('localhost', linea));
    const link = section(page, 'Downloads').getByRole('link').first();
    const reported = Number(/(\d+)\skB/.exec(await link.innerText())?.[1]);
    const path = (await link.getAttribute('href')) ?? '';
    const whole = await page.request.get(path);
    const { length } = await whole.body();
    expect(Math.round(length / 1000)).toBe(reported);
    const part = await page.request.get(path, { headers: { range: 'bytes=0-9' } });
    expect([part.status(), part.headers()['content-range']]).toEqual([206, `bytes 0-9/${length}`]);
    const copy = await page.request.get(path, { headers: { 'if-none-match': whole.headers().etag ?? '' } });
    expect(copy.status()).toBe(304);
    const saved = await page.request.get(`${path}?dl=true`);
    expect(saved.headers()['content-disposition']).toMatch(
      /^attachment; filename="linea-240-data-sheet-en\.pdf"/,
    );
  });
});

test.describe('2.3 "Contact panel", filled in with the product', () => {
  async function contactExpert(page: Page): Promise<void> {
    await page.goto(at('localhost', linea));
    const panel = page.locator('[data-contact-panel]');
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: 'Ask an expert' }).first().click();
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('heading')).toHaveText('Talk to us about Linea 240');
    await expect(panel).toContainText('We reply within 24 hours.');
    await expect(panel.locator('a[href^="mailto:"]')).toHaveAttribute(
      'href',
      /\?subject=Question%20about%20Linea%20240$/,
    );
    await panel.getByRole('link', { name: 'Go to the contact page' }).click();
    await expect(page).toHaveURL(/\/en\/contact\?product=linea-240$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  test('a visitor sends a question about the product', async ({ page }) => {
    await contactExpert(page);
  });
});

test.describe('machine-readable data of a product', () => {
  test('JSON-LD contains the product with its properties and its breadcrumb', async () => {
    const nodes = readGraph((await sendRequest(`/de-ch${places.linea}`)).text);
    const product = nodes.find((node) => node['@type'] === 'Product');
    expect(product).toMatchObject({
      name: 'Linea 240',
      sku: 'linea-240',
      url: at('localhost', `/de-ch${places.linea}`),
      brand: { name: 'Komax' },
      category: 'Ablängen und Abisolieren > Einzelleitungen > Tischgeräte',
    });
    expect(product).toHaveProperty(
      'additionalProperty',
      expect.arrayContaining([
        expect.objectContaining({ propertyID: 'crossSection', minValue: 0.08, maxValue: 6, unitCode: 'MMK' }),
      ]),
    );
    expect(product).not.toHaveProperty('offers');
    const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList');
    expect(
      trail?.['@type'] === 'BreadcrumbList' && trail.itemListElement.map(({ name }) => name).slice(1),
    ).toEqual(['Produkte', 'Ablängen und Abisolieren', 'Einzelleitungen', 'Tischgeräte', 'Linea 240']);
  });

  test('a product with a successor names it', async () => {
    const nodes = readGraph((await sendRequest('/en/products/crimp/crimp-lines/cresta-355')).text);
    expect(nodes.find((node) => node['@type'] === 'ProductModel')).toMatchObject({
      name: 'Cresta 355',
      predecessorOf: {
        name: 'Cresta 433',
        url: at('localhost', '/en/products/crimp/crimp-lines/cresta-433'),
      },
    });
  });

  test('every version names itself as canonical, and all name each other', async () => {
    const read = async (locale: string) => readHead((await sendRequest(`/${locale}${places.linea}`)).text);
    const [german, japanese] = [await read('de-ch'), await read('ja')];
    expect(german.canonicals).toEqual([at('localhost', `/de-ch${places.linea}`)]);
    expect(german.isIndexed).toBe(true);
    expect(japanese.alternates).toEqual(german.alternates);
    const named = new Map(german.alternates.map(({ hreflang, href }) => [hreflang, href]));
    for (const [code, locale] of [
      ['de-CH', 'de-ch'],
      ['ja', 'ja'],
      ['en-US', 'en-us'],
      ['x-default', 'en'],
    ] as const)
      expect([code, named.get(code)]).toEqual([code, at('localhost', `/${locale}${places.linea}`)]);
  });

  test('a choice of measures is no further version of the page', async () => {
    const { text } = await sendRequest(`${linea}?measurement=imperial`);
    expect(readHead(text).canonicals).toEqual([at('localhost', linea)]);
  });
});
