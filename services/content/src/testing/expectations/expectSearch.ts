import { z } from 'zod';
import type { Observed } from '../scenario';

const nodeSchema = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  parentSlug: z.string(),
  pageType: z.string(),
  languages: z.array(z.string()),
  countries: z.array(z.string()),
  text: z.string(),
});
const responseSchema = z.object({
  data: z.object({ searchablePages: z.object({ nodes: z.array(nodeSchema) }) }),
});

const nodesOf = ({ body }: { body: unknown }) => responseSchema.parse(body).data.searchablePages.nodes;
const homeOf = (response: { body: unknown }) =>
  nodesOf(response).find(({ slug, countries }) => slug === 'home' && countries.length === 0);

/** "Full-text search via proxy endpoint"; drafts, protected pages and error pages are nothing to be found. */
export const expectSearch = (observed: () => Observed): void => {
  test('every page that everybody may read is there once, and no other', () => {
    const found = nodesOf(observed().search.english);
    expect(found.map(({ slug, countries }) => [slug, ...countries].join(' ')).toSorted()).toEqual([
      'company',
      'company JP',
      'home',
      'home US',
    ]);
  });

  test('a page has its path, type and audience', () => {
    expect(homeOf(observed().search.english)).toEqual({
      slug: 'home',
      parentSlug: 'home',
      title: 'Home',
      description: 'The start.',
      pageType: 'Home',
      languages: ['en', 'cs', 'de'],
      countries: [],
      text: 'Wire, cut to length\nA square\nAbout us\nWhy Because it holds.',
    });
  });

  test.each([
    ['german', 'Leitung nach Mass\nEin Quadrat\nÜber uns\nWarum Weil es hält.'],
    ['slovak', 'Drát na míru\nA square\nAbout us\nWhy Because it holds.'],
  ] as const)('the words are those of the language, filled as on the page: %s', (language, text) => {
    expect(homeOf(observed().search[language])?.text).toBe(text);
  });

  test('read in twos, each page comes once', () => {
    const pages = z.array(z.array(nodeSchema)).parse(observed().search.pageByPage);
    expect(pages.map((nodes) => nodes.map(({ slug }) => slug))).toEqual([
      ['company', 'company'],
      ['home', 'home'],
    ]);
    expect(new Set(pages.flat().map(({ slug, countries }) => `${slug} ${countries.join()}`)).size).toBe(4);
  });

  test('any number of pages is brought between one and the most', () => {
    expect(nodesOf(observed().search.tooFew)).toHaveLength(1);
    expect(nodesOf(observed().search.tooMany)).toHaveLength(4);
  });

  test('a wrong cursor is the beginning, an unknown site has no pages', () => {
    expect(nodesOf(observed().search.wrongCursor)).toHaveLength(4);
    expect(observed().search.elsewhere.body).toEqual({
      data: { searchablePages: { nodes: [], pageInfo: { endCursor: null } } },
    });
  });
};
