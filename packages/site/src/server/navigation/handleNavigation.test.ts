import { contentCache } from '../content/contentCache';
import {
  startFakeContentService,
  systemResponse,
  type FakeContentService,
} from '../content/fakeContentService.mock';

import { handleNavigation, type NavigationRequest } from './handleNavigation';
import type { NavigationEntry } from './navigationEntry';

let service: FakeContentService;

const entry = (id: string, more: object = {}) => ({
  id,
  title: id,
  breadcrumbOverride: null,
  slug: id,
  hidden: false,
  countries: [],
  link: null,
  marketingSection: null,
  items: [],
  ...more,
});
const linkTo = (more: object) => ({
  kind: 'path',
  text: null,
  path: null,
  pageParameters: null,
  url: null,
  product: null,
  openInNewTab: null,
  page: null,
  file: null,
  ...more,
});
const pageLink = linkTo({
  kind: 'page',
  page: {
    id: 'p1',
    title: 'About us',
    type: 'page',
    pageType: 'Story',
    slug: 'about',
    parentSlug: 'company',
    site: { id: '7', key: 'main' },
  },
});
const promotion = {
  enabled: true,
  backgroundColor: null,
  title: 'New',
  text: null,
  logo: { url: '/api/media/file/logo.png', alt: null, width: 52, height: 304 },
  link: linkTo({ path: '/news', text: 'Read' }),
};
const menus = {
  systemData: {
    sites: [
      {
        key: 'main',
        headerNavigation: {
          homeItems: [
            entry('a', {
              link: pageLink,
              breadcrumbOverride: 'Us',
              marketingSection: promotion,
              items: [entry('a1', { countries: [{ countryCode: 'us' }] }), entry('a2', { hidden: true })],
            }),
          ],
          topItems: [entry('news', { link: linkTo({ path: 'action:news-feed' }) })],
        },
        footerNavigation: {
          note: null,
          items: [entry('f')],
          legalItems: [entry('l', { link: linkTo({ path: 'hard:/x' }) })],
        },
      },
    ],
  },
};

interface Result {
  error?: string;
  site: {
    headerNavigation: Record<'homeItems' | 'topItems', NavigationEntry[]> & {
      theme: string;
      hidden: boolean;
    };
    footerNavigation: Record<'items' | 'legalItems', NavigationEntry[]>;
  };
  sections: NavigationEntry[];
}

async function fetchText(query = '', more: Partial<NavigationRequest> = {}) {
  const request = new Request(`http://localhost:3000/api/site-navigation/public/main${query}`);
  const response = await handleNavigation({
    request,
    audience: 'public',
    siteId: 'main',
    isEditor: false,
    ...more,
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Result };
}
const editor = { audience: 'editor', isEditor: true } as const;
const ids = (entries: readonly NavigationEntry[]): string =>
  entries.map(({ id, items }) => (items.length > 0 ? `${id}(${ids(items)})` : id)).join(' ');
const menuQueries = () => service.queries.filter(({ operation }) => operation === 'NavigationMenus');

beforeAll(async () => {
  service = await startFakeContentService();
  process.env.CONTENT_URL = service.url;
  process.env.PREVIEW_API_KEY = 'a-key-of-some-length';
});
afterAll(() => service.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  service.responses.set('SystemData', systemResponse);
  service.responses.set('NavigationMenus', menus);
  service.queries.length = 0;
  contentCache().invalidateAll();
});

describe('7 "GET /api/site-navigation/public/{siteId}?lang=&cache="', () => {
  it('returns "site.headerNavigation (homeItems, topItems, theme, hidden), footerNavigation"', async () => {
    const { status, body } = await fetchText('?lang=en');
    expect(status).toBe(200);
    const { headerNavigation, footerNavigation } = body.site;
    expect(headerNavigation).toMatchObject({ theme: 'Komax', hidden: false });
    expect(ids(headerNavigation.homeItems)).toBe('a');
    expect(ids(headerNavigation.topItems)).toBe('news');
    expect([ids(footerNavigation.items), ids(footerNavigation.legalItems)]).toEqual(['f', 'l']);
  });

  it('returns an entry with all fields of section 3, and addresses in the locale', async () => {
    const { body } = await fetchText('?lang=de-CH');
    expect(body.site.headerNavigation.homeItems[0]).toEqual({
      id: 'a',
      slug: 'a',
      title: 'a',
      breadcrumbOverride: 'Us',
      countries: [],
      hidden: false,
      url: '/de-ch/company/about',
      unlocalizedUrl: '/company/about',
      target: '/de-ch/company/about',
      openInNewTab: false,
      page: { id: 'p1', type: 'page', pageType: 'Story', title: 'About us' },
      marketingSection: {
        logo: { url: '/media/logo.png', alt: '', width: 52, height: 304 },
        backgroundColor: 'Dark_White',
        title: 'New',
        text: null,
        link: { text: 'Read', url: '/de-ch/news', openInNewTab: false },
      },
      items: [],
    });
    expect(body.site.headerNavigation.topItems[0]).toMatchObject({ url: null, target: 'action:news-feed' });
    expect(body.site.footerNavigation.legalItems[0]).toMatchObject({ url: '/x', target: 'hard:/x' });
  });

  it.each([
    ['?lang=en-US', 'a(a1)'],
    ['?lang=de-CH', 'a'],
    ['?lang=en', 'a'],
    ['', 'a'],
  ])(
    '"Navigation items with countries show only for the current locale country" %s',
    async (query, expected) => {
      const { body } = await fetchText(query);
      expect(ids(body.site.headerNavigation.homeItems)).toBe(expected);
    },
  );

  it('queries in the language of the locale, and finds the site also by its id', async () => {
    const { status } = await fetchText('?lang=de-CH', { siteId: '7' });
    expect([status, menuQueries().at(-1)?.search]).toEqual([200, '?locale=de']);
  });

  it.each([
    ['a site that is not there', '', { siteId: 'moon' }, 404],
    ['an id that is no id', '', { siteId: '../main' }, 404],
    ['an invalid language', '?lang=xx', {}, 400],
    ['a locale that the site does not offer', '?lang=fr', {}, 400],
    ['a country that does not speak the language', '?lang=de-US', {}, 400],
    ['an invalid stage', '?stage=LIVE', editor, 400],
    ['an invalid cache mode', '?cache=maybe', {}, 400],
    ['a section that is not there', '', { sectionIds: 'a,zz' }, 404],
    ['a section that is no id', '', { sectionIds: 'a,../b' }, 404],
    ['a section of another country', '', { sectionIds: 'a1' }, 404],
    ['a hidden section', '?lang=en-US', { sectionIds: 'a2' }, 404],
  ] as const)('%s: an error in a sentence', async (_name, query, more, status) => {
    const response = await fetchText(query, more);
    expect([response.status, typeof response.body.error]).toEqual([status, 'string']);
  });

  it('returns the entries of "/section/{ids comma separated}", from any level, in that order', async () => {
    const { body } = await fetchText('?lang=en-US', { sectionIds: 'f,a1,f' });
    expect(ids(body.sections)).toBe('f a1');
  });
});

describe('"cache=false (skip cache); cache=clear (empty cache)" (section 2.2)', () => {
  it('reloads only on request', async () => {
    await fetchText('?lang=en');
    const before = menuQueries().length;
    await fetchText('?lang=en');
    expect(menuQueries()).toHaveLength(before);
    await fetchText('?lang=en&cache=false');
    expect(menuQueries()).toHaveLength(before + 1);
    await fetchText('?lang=en&cache=clear');
    expect(menuQueries()).toHaveLength(before + 2);
    // "more calls are answered from the cache"
    await fetchText('?lang=en&cache=clear');
    expect(menuQueries()).toHaveLength(before + 2);
  });
});

describe('7 "GET /api/site-navigation/editor/{siteId}?lang=&stage=&cache="', () => {
  it('requires an editor', async () => {
    const { status, body } = await fetchText('', { audience: 'editor' });
    expect([status, typeof body.error]).toEqual([401, 'string']);
  });

  it('"all shown in the all-countries editor view", including hidden entries, uncached', async () => {
    const { headers, body } = await fetchText('?lang=en', editor);
    expect(ids(body.site.headerNavigation.homeItems)).toBe('a(a1 a2)');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('"Page stage: DRAFT or PUBLISHED (editor default published)": loads only drafts with the key, each time', async () => {
    await fetchText('?lang=en', editor);
    expect(menuQueries().at(-1)?.authorization).toBeUndefined();
    const before = menuQueries().length;
    await fetchText('?lang=en&stage=DRAFT', editor);
    await fetchText('?lang=en&stage=DRAFT', editor);
    expect(menuQueries()).toHaveLength(before + 2);
    expect(menuQueries().at(-1)?.authorization).toBe('service-accounts API-Key a-key-of-some-length');
  });

  it('does not return drafts to the public', async () => {
    await fetchText('?lang=en&stage=DRAFT');
    expect(menuQueries().at(-1)?.authorization).toBeUndefined();
  });
});

it('is 503 with Retry-After while the service fails for a draft', async () => {
  service.responses.delete('NavigationMenus');
  const { status, headers } = await fetchText('?stage=DRAFT', editor);
  expect([status, headers.get('retry-after')]).toEqual([503, '10']);
});
