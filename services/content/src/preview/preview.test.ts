import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { createPreviewAddress, type PreviewSite } from './previewAddress';
import { createPreviewToken } from './previewToken';

const key = 'a-key-of-the-preview';
const page = '8a0d4c52-5b7e-4a51-9c7c-0d7f3f0f9a11';
const minute = 60_000;
const noon = Date.UTC(2026, 10, 22, 12);

const read = (token: string) => {
  const [payload = '', signature] = token.split('.');
  const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  const { page: of, expires } = z.strictObject({ page: z.string(), expires: z.number() }).parse(content);
  return {
    of,
    expires,
    isSigned: signature === createHmac('sha256', key).update(payload).digest('base64url'),
  };
};

describe('createPreviewToken', () => {
  test('names the page and a time at most two hours ahead, signed with the key', () => {
    expect(read(createPreviewToken(page, key, noon))).toEqual({
      of: page,
      expires: noon + 120 * minute,
      isSigned: true,
    });
    expect(read(createPreviewToken(page, 'another-key-of-16', noon)).isSigned).toBe(false);
  });

  test('stays the same within an hour, for every new one reloads the preview, and never has less than an hour left', () => {
    const late = noon + 60 * minute - 1;
    expect(createPreviewToken(page, key, late)).toBe(createPreviewToken(page, key, noon));
    expect(read(createPreviewToken(page, key, late)).expires - late).toBeGreaterThan(60 * minute);
    expect(createPreviewToken(page, key, late + 1)).not.toBe(createPreviewToken(page, key, noon));
  });
});

const main: PreviewSite = {
  domains: [{ host: 'localhost' }],
  languages: ['en', 'de', 'fr'],
  defaultLanguage: 'en',
};
const volta: PreviewSite = {
  ...main,
  domains: [{ host: 'localhost', slug: 'volta' }],
  localelessLanguage: 'fr',
};
const german: PreviewSite = {
  domains: [{ host: 'adaptronic.localhost' }, { host: 'adaptronic.example' }],
  languages: ['de'],
  defaultLanguage: 'de',
};

describe('createPreviewAddress', () => {
  const local = 'http://localhost:3000';
  test.each<[string, PreviewSite, string, string, string]>([
    ['the language of the form', main, 'de', local, 'http://localhost:3000/de/editor/preview'],
    ['a site that shares a host', volta, 'en', local, 'http://localhost:3000/en/volta/editor/preview'],
    ['paths without a locale', volta, 'fr', local, 'http://localhost:3000/volta/editor/preview'],
    ["the site's own host, first", german, 'de', local, 'http://adaptronic.localhost:3000/de/editor/preview'],
    ['a language it lacks', german, 'en', local, 'http://adaptronic.localhost:3000/de/editor/preview'],
    [
      'protocol and port of the site',
      german,
      'de',
      'https://www.example.com',
      'https://adaptronic.localhost/de/editor/preview',
    ],
  ])('%s', (_, site, locale, siteUrl, expected) => {
    const address = createPreviewAddress({ site, page, locale, token: 'a.b', siteUrl });
    expect(address).toBe(`${expected}?page=${page}&token=a.b`);
  });

  test('a site without a domain has no preview', () => {
    const site = { ...main, domains: [] };
    expect(createPreviewAddress({ site, page, locale: 'en', token: 'a.b', siteUrl: local })).toBeNull();
  });
});
