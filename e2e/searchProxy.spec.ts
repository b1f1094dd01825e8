import { expect } from '@playwright/test';

import { ownAddress } from './support/readers';
import { search, searchResponseSchema, suggestResponseSchema } from './support/searchResponse';
import { test } from './support/test';

const requested = { localeCode: 'en', siteSlug: '', query: 'crimping' };

test.describe('7 "POST /api/search-proxy/search" and "/suggest"', () => {
  test('search returns records, their number and the route', async ({ request }) => {
    const response = await request.post('/api/search-proxy/search', {
      headers: ownAddress(),
      data: { ...requested, page: 2 },
    });
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('no-store');
    const result = searchResponseSchema.parse(await response.json());
    expect(result).toMatchObject({ query: 'crimping', page: 2, isIncomplete: false });
    expect(result.records).toHaveLength(10);
    for (const { title: text, titleSegments } of result.records)
      expect(titleSegments.map((segment) => segment.text).join('')).toBe(text);
  });

  test('a page behind the last is empty, and still counts', async ({ request }) => {
    const { total } = await search(request, requested);
    expect(await search(request, { ...requested, page: 100 })).toMatchObject({ total, records: [] });
  });

  test('suggest returns at most eight titles, each once', async ({ request }) => {
    const response = await request.post('/api/search-proxy/suggest', {
      headers: ownAddress(),
      data: { ...requested, query: 'cresta' },
    });
    const { suggestions } = suggestResponseSchema.parse(await response.json());
    expect(suggestions.length).toBeGreaterThan(3);
    expect(new Set(suggestions.map((item) => item.title)).size).toBe(suggestions.length);
  });

  for (const path of ['/api/search-proxy/search', '/api/search-proxy/suggest']) {
    for (const [name, data] of [
      ['nothing', {}],
      ['a list', [requested]],
      ['no JSON', Buffer.from('{"query": ')],
      ['a locale that is none', { ...requested, localeCode: 'klingon' }],
      ['a language that the site has not', { ...requested, localeCode: 'ja', siteSlug: 'volta' }],
      ['a site that is none', { ...requested, siteSlug: '../main' }],
      ['a query that is no text', { ...requested, query: { $ne: '' } }],
      ['more than 200 characters', { ...requested, query: 'x'.repeat(201) }],
      ['more than 10 kB', { ...requested, query: 'x'.repeat(20_000) }],
    ] as const)
      test(`${path} rejects ${name} with a message`, async ({ request }) => {
        const response = await request.post(path, {
          data,
          headers: { ...ownAddress(), 'content-type': 'application/json' },
        });
        expect(response.status()).toBe(400);
        expect(await response.json()).toEqual({ error: expect.stringMatching(/^.{10,}\.$/) });
      });

    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'])
      test(`${path} takes no ${method}: 405`, async ({ request }) => {
        expect((await request.fetch(path, { method })).status()).toBe(405);
      });

    test(`${path} takes whatever is typed for words`, async ({ request }) => {
      const hostile = [
        '"',
        "'",
        '*',
        '^',
        '(((',
        'NEAR(a b, 2)',
        'title:x OR 1=1',
        "'; drop table search_records; --",
        '%_\\',
        '\u0000\u0001',
        '\uD83D',
        '𠮷🙂',
        '\u202Eabc',
        '@main/en',
        'a'.repeat(200),
        'w '.repeat(100),
        '0/0 AWG',
        `${'9'.repeat(190)} mm2`,
        '<script>alert(1)</script>',
        '{{7*7}}',
        '‮',
        '   ',
        '',
      ];
      for (const query of hostile) {
        const response = await request.post(path, { headers: ownAddress(), data: { ...requested, query } });
        expect([query, response.status()]).toEqual([query, 200]);
      }
    });
  }

  test('a client over the limit gets Retry-After, and other clients are not affected', async ({
    request,
  }) => {
    const headers = ownAddress();
    const send = (from: Record<string, string>) =>
      request.post('/api/search-proxy/search', { data: { ...requested, query: '' }, headers: from });
    await expect
      .poll(async () => (await send(headers)).status(), { intervals: [0], timeout: 25_000 })
      .toBe(429);
    const rejected = await send(headers);
    expect(Number(rejected.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await rejected.json()).toEqual({ error: expect.stringMatching(/^Too many requests/) });
    expect((await send(ownAddress())).status()).toBe(200);
  });
});
