import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';

import { sendRaw } from './support/rawRequest';
import { ownAddress } from './support/readers';
import { expectRejection } from './support/rejections';
import { search } from './support/searchResponse';
import { test } from './support/test';
import { slowTimeoutMs } from './support/timeouts';

test.describe('7 "GET /api/product-data/{sisCode}?cache="', () => {
  const place = z.object({ id: z.string(), slug: z.string(), name: z.string(), route: z.string() });
  const dataSchema = z.object({
    locale: z.string(),
    classifications: z
      .array(place.extend({ parent: z.string().nullable(), childClassifications: z.array(z.string()) }))
      .min(20),
  });

  for (const [code, prefix, name] of [
    ['en_US', '/en-us/products/', 'Crimping'],
    ['de_CH', '/de-ch/products/', 'Crimpen'],
    ['en_ALL', '/en/products/', 'Crimping'],
    ['de_CH?cache=true', '/de-ch/products/', 'Crimpen'],
    ['de_CH?cache=false', '/de-ch/products/', 'Crimpen'],
  ] as const) {
    test(`the range of ${code}, with its addresses`, async ({ request }) => {
      const response = await request.get(`/api/product-data/${code}`, { headers: ownAddress() });
      expect(response.status()).toBe(200);
      const { locale, classifications } = dataSchema.parse(await response.json());
      expect(locale).toBe(code.split('?')[0]);
      expect(classifications.filter(({ route }) => !route.startsWith(prefix))).toEqual([]);
      expect(classifications.find(({ slug }) => slug === 'crimp')?.name).toBe(name);
      const ids = new Set(classifications.map(({ id }) => id));
      expect(classifications.filter(({ parent }) => parent !== null && !ids.has(parent))).toEqual([]);
    });
  }

  test('returns 304 for the current ETag until the data change', async ({ request }) => {
    const first = await request.get('/api/product-data/en_ALL');
    const { etag } = first.headers();
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await request.get('/api/product-data/en_ALL', { headers: { 'if-none-match': etag ?? '' } });
    expect(again.status()).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers().etag).toBe(etag);
    const other = await request.get('/api/product-data/de_CH', { headers: { 'if-none-match': etag ?? '' } });
    expect(other.status()).toBe(200);
  });

  for (const code of [
    ...['de-ch', 'DE_CH', 'de', 'de_XX1', 'klingon', '..%2f..', 'en_ALL%00'],
    ...['xx_YY', 'ja_CH'],
  ]) {
    test(`${code} is no locale of the site: 404`, async ({ request }) => {
      await expectRejection(await request.get(`/api/product-data/${code}`), 404);
    });
  }

  test('cache is true or false: 400', async ({ request }) => {
    await expectRejection(await request.get('/api/product-data/en_ALL?cache=maybe'), 400);
  });
});

test.describe('7 "/product-assets/{name}"', () => {
  const picture = async (request: APIRequestContext) => {
    const text = await (await request.get('/api/product-data/en_ALL')).text();
    return /\/product-assets\/[a-z0-9-]+\.webp/.exec(text)?.[0] ?? '';
  };
  const pdf = async (request: APIRequestContext) => {
    let address = '';
    // Indexing jobs may still run after the start.
    await expect(async () => {
      const { records } = await search(request, { query: 'Cresta 433 data sheet' });
      address = records.find(({ kind }) => kind === 'document')?.url ?? '';
      expect(address).toMatch(/^\/product-assets\/.*\.pdf$/);
    }).toPass({ timeout: slowTimeoutMs });
    return address;
  };

  test('a picture in the widths that are made, the smaller the lighter; no others', async ({ request }) => {
    const address = await picture(request);
    const sizes: number[] = [];
    for (const query of ['?width=480', '?width=1200']) {
      const response = await request.get(address + query);
      expect(response.status()).toBe(200);
      expect(response.headers()).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      sizes.push((await response.body()).length);
    }
    expect(sizes[0]).toBeLessThan(sizes[1] ?? 0);
    for (const width of ['481', '0', '-1', '1e3', '99999999', ''])
      expect((await request.get(`${address}?width=${width}`)).status()).toBe(400);
  });

  test('a document is shown, or saved with dl, under a name that people read', async ({ request }) => {
    const address = await pdf(request);
    const shown = await request.get(address);
    expect(shown.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
    expect(shown.headers()['content-disposition']).toMatch(
      /^inline; filename="cresta-433-data-sheet-en\.pdf"/,
    );
    expect((await shown.body()).subarray(0, 5).toString()).toBe('%PDF-');
    const saved = await request.get(`${address}?dl=true`);
    expect(saved.headers()['content-disposition']).toMatch(
      /^attachment; filename="cresta-433-data-sheet-en\.pdf"/,
    );
  });

  test('HEAD returns the headers of GET, a range is partial, and an unchanged copy returns 304', async ({
    request,
  }) => {
    const address = await pdf(request);
    const whole = await request.get(address);
    const body = await whole.body();
    const head = await request.head(address);
    expect(head.status()).toBe(200);
    expect(head.headers()).toMatchObject({
      'content-type': 'application/pdf',
      etag: whole.headers().etag,
    });
    const part = await request.get(address, { headers: { range: 'bytes=5-9' } });
    expect(part.status()).toBe(206);
    expect(part.headers()['content-range']).toBe(`bytes 5-9/${body.length}`);
    expect(await part.body()).toEqual(body.subarray(5, 10));
    const beyond = await request.get(address, { headers: { range: `bytes=${body.length + 5}-` } });
    expect(beyond.status()).toBe(416);
    const stored = await request.get(address, { headers: { 'if-none-match': whole.headers().etag ?? '' } });
    expect(stored.status()).toBe(304);
  });

  for (const name of [
    'no-such-file-0123456789.webp',
    'No-Such-File.webp',
    'x',
    '..%2f..%2fgraphql',
    '%2e%2e%2fhealth.json',
    'a%00.webp',
    'http:%2f%2fevil.example%2fa.webp',
    'a/b.webp',
  ])
    test(`returns 404 for a missing file: ${name}`, async ({ request }) => {
      expect((await request.get(`/product-assets/${name}`)).status()).toBe(404);
    });

  for (const path of ['/product-assets/../graphql', '/product-assets/../../etc/passwd', '/product-assets/..'])
    test(`nothing else is reached through it: ${path}`, async () => {
      const { status, body } = await sendRaw(path);
      expect(status).toBeGreaterThanOrEqual(300);
      expect(body).not.toMatch(/root:|__schema|"data"/);
    });
});

test.describe('7 "GET {path}/_payload.json" of products', () => {
  const lineage = z.array(z.object({ slug: z.string(), name: z.string(), route: z.string() })).min(1);
  const group = z.object({ slug: z.string(), name: z.string(), route: z.string(), lineage });

  for (const [path, locale, name] of [
    ['/en/products/crimp/crimp-lines/cresta-433', 'en', 'Automatic lines'],
    ['/de-ch/products/crimp/crimp-lines/cresta-433', 'de-CH', 'Crimpvollautomaten'],
  ] as const)
    test(`returns the product: ${path}`, async ({ request }) => {
      const response = await request.get(`${path}/_payload.json`);
      expect(response.status()).toBe(200);
      expect(response.headers()['x-robots-tag']).toBe('noindex');
      const payload = z
        .object({ locale: z.string(), type: z.literal('product'), classification: group })
        .parse(await response.json());
      expect(payload).toMatchObject({ locale, classification: { slug: 'crimp-lines', name } });
      expect(JSON.stringify(payload.classification.lineage)).toContain('"crimp"');
    });

  for (const [path, type] of [
    ['/en/products/crimp', 'classification'],
    ['/en/products', 'products'],
  ] as const)
    test(`returns ${path}: ${type}`, async ({ request }) => {
      const response = await request.get(`${path}/_payload.json`);
      expect(response.status()).toBe(200);
      expect(await response.json()).toMatchObject({ locale: 'en', type, site: { key: 'main' } });
    });

  for (const path of ['/en/products/no-such-product', '/en/products/crimp/no-such', '/en/search'])
    test(`returns 404 for ${path}`, async ({ request }) => {
      await expectRejection(await request.get(`${path}/_payload.json`), 404);
    });
});
