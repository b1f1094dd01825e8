import { createLocale } from '@kmx/core';

import { decideNotFound } from './decideNotFound';
import { createSiteViewMock, pageMock } from './siteView.mock';

const pages = [
  pageMock('Crimping', { parentSlug: 'solutions' }),
  pageMock('Crimp force', { parentSlug: 'solutions', slug: 'crimp-force' }),
  pageMock('Training', { parentSlug: 'services', countries: ['CH'] }),
  pageMock('Crimping in secret', { slug: 'crimping-in-secret', protection: { mode: 'password' } }),
  pageMock('Crimping fault', { slug: 'crimping-fault', pageType: 'Error' }),
  pageMock('Sertissage', { slug: 'crimping-fr', languages: ['hu'] }),
];
const show = async (path: string, query = '', locale = createLocale('en')) =>
  decideNotFound(await createSiteViewMock({ pages, locale }), path, query);
const texts = (links: readonly { text: string }[]) => links.map(({ text }) => text);

describe('"Unmatched routes show a 404 page" (section 2.2)', () => {
  it('suggests similar pages that this reader can open', async () => {
    const { nearest } = await show('/en/solutions/criming');
    expect(texts(nearest)).toEqual(['Crimping', 'Crimp force']);
    expect(nearest[0]?.href).toBe('/en/solutions/crimping');
  });

  it('suggests versions in other countries and languages', async () => {
    const { versions } = await show('/en/services/training');
    expect(versions).toEqual([
      { text: 'Deutsch · Switzerland', href: '/de-ch/services/training', hrefLang: 'de-CH' },
      { text: 'English · Switzerland', href: '/en-ch/services/training', hrefLang: 'en-CH' },
    ]);
  });

  it.each(['', '   '])('finds nothing for an empty query: "%s"', async (query) => {
    expect(await show('/en/x', query)).toMatchObject({ query: '', results: [] });
  });

  it('searches on the same page, without duplicate suggestions', async () => {
    const { results, nearest } = await show('/en/solutions/criming', 'Crimp force');
    expect(texts(results)[0]).toBe('Crimp force');
    const found = texts(results);
    expect(texts(nearest).filter((text) => found.includes(text))).toEqual([]);
    expect(found).not.toContain('Crimping in secret');
  });

  it.each([
    ['/en/%C3%A4pfel', '/en/äpfel'],
    ['/en/%E0%A4%A', '/en/%E0%A4%A'],
    [`/${'x'.repeat(5000)}`, `/${'x'.repeat(199)}`],
  ])('decodes the path %s', async (path, expected) => {
    expect((await show(path)).path).toBe(expected);
  });

  it.each(['//evil.example/services/training', '/\\evil.example', '/en//services//training'])(
    'leads nowhere else from %s',
    async (path) => {
      const { nearest, versions } = await show(path);
      for (const { href } of [...nearest, ...versions]) expect(href).toMatch(/^\/[^/\\]/);
    },
  );
});
