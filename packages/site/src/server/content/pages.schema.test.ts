import { pageIndexSchema } from './pages.schema';

const page = {
  id: 'p1',
  title: null,
  slug: 'quality',
  parentSlug: null,
  pageType: null,
  languages: ['en', null, 'xx'],
  countries: [{ countryCode: 'ch' }, null],
  canonicalUrl: null,
  description: null,
  createdAt: null,
  updatedAt: null,
  protection: null,
};
const read = (more: object = {}) =>
  pageIndexSchema.parse({ pagesOfSite: [null, { ...page, ...more }] }).pagesOfSite;

describe('3 "Page: id, title, slug, type, pageType (default Content) …"', () => {
  it.each([
    ['nothing', null, 'Content'],
    ['a type of a newer content service', 'Podcast', 'Content'],
    ['a story', 'Story', 'Story'],
  ])('%s', (_name, pageType, expected) => {
    expect(read({ pageType })).toMatchObject([{ pageType: expected }]);
  });

  it('completes missing fields, and drops a page without an address', () => {
    expect(read()).toMatchObject([
      {
        title: 'quality',
        parentSlug: 'home',
        languages: ['en'],
        countries: ['CH'],
        protection: { mode: 'none' },
      },
    ]);
    expect(read({ slug: null })).toEqual([]);
  });
});
