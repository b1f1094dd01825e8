import { createLocale, createProductHierarchy, type NavigationItem } from '@kmx/core';

import { contentPageMock } from '../content/contentPage.mock';
import type { IndexedPage } from '../content/pages.schema';

import type { CatalogueProduct } from '../products/Catalogue';

import type { ApplicationPage } from '../view/ApplicationPage';
import { createSiteViewMock, pageMock, siteMock } from '../view/siteView.mock';
import { decideApplicationBreadcrumbs, decideBreadcrumbs } from './decideBreadcrumbs';

const [home, company, stories, contacts] = [
  pageMock('Welcome', { slug: 'home' }),
  pageMock('Company'),
  pageMock('Stories'),
  pageMock('Contacts', { parentSlug: 'stories' }),
];

const entry = (page: IndexedPage, fields: Partial<NavigationItem> = {}): NavigationItem => ({
  id: `entry-${page.id}`,
  title: page.title,
  breadcrumbOverride: null,
  slug: null,
  hidden: false,
  countries: [],
  link: {
    kind: 'page',
    text: null,
    path: null,
    pageParameters: null,
    url: null,
    product: null,
    openInNewTab: null,
    file: null,
    page: { ...page, site: { key: siteMock.key } },
  },
  items: [],
  marketingSection: null,
  ...fields,
});

const productMock: CatalogueProduct = {
  slug: 'alpha-550',
  name: 'Alpha 550',
  status: 'active',
  successor: null,
  shortDescription: '',
  brand: { slug: 'komax', name: 'Komax', theme: 'Komax', image: { url: '/k.webp', width: 96, height: 96 } },
  imageUrl: null,
  capabilities: [],
  variantCount: 1,
  contentLanguage: 'en',
  sort_index: 0,
  supported_countries: [],
};

const branch = entry(company, { items: [entry(stories)] });

async function viewOf(topItems: readonly NavigationItem[], locale = createLocale('en')) {
  const view = await createSiteViewMock({ locale, pages: [home, company, stories, contacts] });
  return { ...view, navigation: { ...view.navigation, topItems } };
}

/** Formats items as `Title→address`, or `Title` without an address. */
const describeItems = ({ items }: ReturnType<typeof decideBreadcrumbs>) =>
  items.map(({ title, href }) => (href === undefined ? title : `${title}→${href}`));

const story = contentPageMock('A crimp', { slug: 'a-crimp', parentSlug: 'stories' });
const start = 'Welcome→/en';

describe('2.4 breadcrumbs of a page', () => {
  it.each([
    ['its own branch', company, [branch], [start, 'Company']],
    ['below an entry', stories, [branch], [start, 'Company→/en/company', 'Stories']],
    ['no entry, nor its parent', company, [], [start, 'Company']],
    [
      'no entry, below its parent’s',
      story,
      [branch],
      [start, 'Company→/en/company', 'Stories→/en/stories', 'A crimp'],
    ],
    ['no entry and no parent with one', story, [entry(company)], [start, 'A crimp']],
    [
      'an own entry, elsewhere than its parent’s',
      story,
      [branch, entry(pageMock('A crimp', { slug: 'a-crimp', parentSlug: 'stories', id: story.id }))],
      [start, 'A crimp'],
    ],
    [
      'below an entry that is not shown',
      story,
      [entry(stories, { hidden: true })],
      [start, 'Stories→/en/stories', 'A crimp'],
    ],
    [
      'below an entry with a breadcrumb override',
      story,
      [entry(stories, { breadcrumbOverride: 'What we learned' })],
      [start, 'What we learned→/en/stories', 'A crimp'],
    ],
    ['the home page', { ...story, slug: 'home', parentSlug: 'home' }, [branch], ['Welcome']],
  ] as const)('%s', async (_name, page, topItems, expected) => {
    const view = await viewOf(topItems);
    expect(describeItems(decideBreadcrumbs(view, { ...story, ...page }))).toEqual(expected);
  });

  it('omits an entry of another country', async () => {
    const topItems = [entry(stories, { countries: ['US'] })];
    expect(describeItems(decideBreadcrumbs(await viewOf(topItems, createLocale('de', 'CH')), story))).toEqual(
      ['Welcome→/de-ch', 'A crimp'],
    );
  });

  it('adds the lineage of the matching classification or product to a page below services', async () => {
    const view = await viewOf([branch]);
    const hierarchy = createProductHierarchy(
      [
        {
          id: 'c',
          slug: 'crimping',
          name: 'Crimping',
          description: null,
          parent_id: null,
          supported_countries: [],
          sort_index: 0,
          image_url: null,
          products: [productMock],
        },
      ],
      { country: 'ALL', routeOf: (path) => `/en${path}` },
    );
    const trail = (slug: string, parentSlug = 'services') =>
      describeItems(
        decideBreadcrumbs({ ...view, hierarchy }, contentPageMock('A page', { slug, parentSlug })),
      );
    expect(trail('crimping')).toEqual([start, 'Crimping']);
    expect(trail('crimping', 'smart-factory')).toEqual([start, 'Crimping']);
    expect(trail('alpha-550')).toEqual([start, 'Crimping→/en/products/crimping', 'Alpha 550']);
    expect(trail('training')).toEqual([start, 'A page']);
    expect(trail('crimping', 'company')).toEqual([start, 'Company→/en/company', 'A page']);
  });

  it('ends with "404" for a missing page', async () => {
    expect(describeItems(decideBreadcrumbs(await viewOf([branch]), null))).toEqual([start, '404']);
  });

  it('has a back link to the overview on a small screen', async () => {
    expect(decideBreadcrumbs(await viewOf([branch]), story).back).toMatchObject({ href: '/en/stories' });
  });
});

describe('2.4 breadcrumbs of an application page', () => {
  const author: ApplicationPage = {
    path: '/stories/contacts/crimp-lab',
    title: 'Crimp laboratory',
    isIndexed: true,
  };
  const above = ['Company→/en/company', 'Stories→/en/stories'];

  it.each([
    [
      'a contact of stories, below the overview of contacts',
      [branch],
      [start, ...above, 'Contacts→/en/stories/contacts', 'Crimp laboratory'],
    ],
    ['without an entry for the stories', [], [start, 'Crimp laboratory']],
  ] as const)('%s', async (_name, topItems, expected) => {
    expect(describeItems(decideApplicationBreadcrumbs(await viewOf(topItems), author))).toEqual(expected);
  });

  it.each([
    [
      'below the list of jobs',
      [pageMock('Careers', { parentSlug: 'company' })],
      ['Company→/en/company', 'Careers→/en/company/careers', 'Fitter'],
    ],
    ['without a list of jobs', [], ['Fitter']],
  ] as const)('a job %s', async (_name, pages, expected) => {
    const careers = pages.map((page) => entry(page));
    const view = await viewOf([entry(company, { items: careers })]);
    const job: ApplicationPage = { path: '/careers/fitter', title: 'Fitter', isIndexed: true };
    const index = [...view.index, ...pages];
    expect(describeItems(decideApplicationBreadcrumbs({ ...view, index }, job))).toEqual([
      start,
      ...expected,
    ]);
  });

  it.each([
    ['the contacts, below the stories', ['contacts'], [start, ...above, 'Crimp laboratory']],
    ['the contacts and the stories', ['contacts', 'stories'], [start, 'Crimp laboratory']],
  ] as const)('without an overview of %s', async (_name, missing, expected) => {
    const view = await viewOf([branch]);
    const index = view.index.filter(({ slug }) => !missing.some((gone) => gone === slug));
    expect(describeItems(decideApplicationBreadcrumbs({ ...view, index }, author))).toEqual(expected);
  });

  it.each([
    ['/search', [start, 'Search']],
    ['/products/compare', [start, 'Products→/en/products', 'Search']],
  ])('%s', async (path, expected) => {
    const view = await viewOf([branch]);
    expect(describeItems(decideApplicationBreadcrumbs(view, { ...author, path, title: 'Search' }))).toEqual(
      expected,
    );
  });
});
