import { expect } from '@playwright/test';

import { sendRaw } from './support/rawRequest';
import { test } from './support/test';

test.describe('one hop with 301 to the one address', () => {
  for (const [path, location] of [
    ['//EN//company/', '/en/company'],
    ['/en//company//?flag&a=%20;b&&c=', '/en/company?flag&a=%20;b&&c='],
    ['/en/company/?x=%41+b', '/en/company?x=%41+b'],
    ['/en/%70roducts', '/en/products'],
    ['/en/%73earch', '/en/search'],
    ['/en/home', '/en'],
    ['/en/home/home', '/en'],
    ['/VOLTA', '/volta'],
    ['/fr/volta', '/volta'],
    ['/es/north-america-events', '/north-america-events'],
    ['/file//line-overview/?flag', '/file/line-overview?flag'],
    ['/api//product-data/en_ALL/', '/api/product-data/en_ALL'],
  ] as const) {
    test(path, async () => {
      const { status, headers } = await sendRaw(path);
      expect([status, new URL(headers.location ?? '', 'http://localhost').pathname]).toEqual([
        301,
        location.replace(/\?.*$/, ''),
      ]);
      expect(headers.location?.endsWith(location)).toBe(true);
      expect((await sendRaw(location)).status).toBe(200);
    });
  }
});

test.describe('methods of a page', () => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'POST', 'TRACE'] as const) {
    test(`${method}: 405 with Allow`, async () => {
      const { status, headers } = await sendRaw('/en/company', { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    });
  }
  test('OPTIONS: 204 with Allow', async () => {
    const { status, headers, body } = await sendRaw('/en/company', { method: 'OPTIONS' });
    expect([status, headers.allow, body]).toEqual([204, 'GET, HEAD, OPTIONS', '']);
  });
  for (const path of ['/_assets/nothing.js', '/_next/static/chunks/nothing.js'])
    for (const method of ['PUT', 'TRACE'] as const)
      test(`${method} ${path}: 405 with Allow`, async () => {
        const { status, headers } = await sendRaw(path, { method });
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
      });
  test('TRACE below /api is 405 too', async () => {
    expect((await sendRaw('/api/product-data/en_ALL', { method: 'TRACE' })).status).toBe(405);
  });
});

test.describe('no 404 of the framework', () => {
  for (const path of ['/file', '/media', '/builds', '/tools', '/og']) {
    test(`${path} is a page of the site`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(await response.text()).toMatch(/data-theme="Komax"[\s\S]*Page not found: /);
    });
  }
  test('/api returns JSON', async ({ request }) => {
    const response = await request.get('/api/');
    expect([response.status(), await response.json()]).toEqual([
      404,
      { error: 'There is nothing at this address.' },
    ]);
  });
  for (const path of ['/tools/none', '/builds/none', '/calendar/none', '/file/a/b', '/sitemaps/none']) {
    test(`${path} is a page for a browser`, async ({ request }) => {
      const response = await request.get(path, { headers: { accept: 'text/html', 'accept-language': 'de' } });
      expect([response.status(), response.headers()['content-type']]).toEqual([
        404,
        'text/html; charset=utf-8',
      ]);
      expect(await response.text()).toContain('<html lang="de"');
    });
  }
  test('/favicon.ico is the icon of the site', async ({ request }) => {
    const response = await request.get('/favicon.ico');
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
  });
});
