import { contentCache } from '../content/contentCache';
import {
  startFakeContentService,
  systemResponse,
  type FakeContentService,
} from '../content/fakeContentService.mock';
import { loadNewsListing } from '../lists/news';
import { createSiteViewMock } from '../view/siteView.mock';

import { handleNewsFeed } from './handleNewsFeed';

let content: FakeContentService;
beforeAll(async () => {
  content = await startFakeContentService();
  content.responses.set('SystemData', systemResponse);
  process.env.CONTENT_URL = content.url;
});
afterAll(() => content.close());

const node = (id: number) => ({
  id: `n${String(id)}`,
  title: `News ${String(id)}`,
  text: ' ',
  publicationDate: '2026-11-20T23:30:00.000Z',
  image: null,
  link: null,
});
const connection = (nodes: readonly unknown[], endCursor: string | null) => ({
  newsFeedConnection: { nodes, pageInfo: { hasNextPage: endCursor !== null, endCursor } },
});

beforeEach(() => {
  contentCache().invalidateAll();
  content.queries.length = 0;
  content.responses.set('NewsFeed', connection([node(1), { ...node(2), title: null }], 'two'));
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
});

const site = systemResponse.systemData.sites[0]?.key ?? '';
const request = (query: string, headers: Record<string, string> = {}) =>
  handleNewsFeed(new Request(`http://localhost/api/news-feed?${query}`, { headers }));
const newsQueries = () => content.queries.filter(({ operation }) => operation === 'NewsFeed');

describe('7 "news feed connection (first, after, ordered by publicationDate descending; pageInfo hasNextPage, endCursor)"', () => {
  it('returns at most ten items, ready for display, with the cursor of the next page', async () => {
    const response = await request(`site=${site}&locale=en_ALL`);
    expect(await response.json()).toEqual({
      items: [
        {
          id: 'n1',
          title: 'News 1',
          text: '',
          date: '21 November 2026',
          dateTime: '2026-11-20T23:30:00.000Z',
          href: '',
          dataLink: 'plain',
          imageUrl: '',
          imageAlt: '',
        },
      ],
      pageInfo: { hasNextPage: true, endCursor: 'two' },
    });
    expect(newsQueries()[0]?.variables).toEqual({ site, first: 10, after: null });
  });

  it('returns an image with its alternative text', async () => {
    const image = { id: 'm', alt: 'A press', url: '/api/media/file/a.png', width: 9, height: 9, sizes: null };
    content.responses.set('NewsFeed', connection([{ ...node(1), image }], null));
    const response = await request(`site=${site}&locale=en_ALL`);
    expect(await response.json()).toMatchObject({
      items: [{ imageUrl: '/media/a.png', imageAlt: 'A press' }],
    });
  });

  it('caches only the first page', async () => {
    await request(`site=${site}&locale=en_ALL`);
    await request(`site=${site}&locale=en_ALL`);
    expect(newsQueries()).toHaveLength(1);
    await request(`site=${site}&locale=en_ALL&after=two`);
    await request(`site=${site}&locale=en_ALL&after=two`);
    expect(newsQueries().map(({ variables }) => variables.after)).toEqual([null, 'two', 'two']);
  });

  it('returns 304 without changes', async () => {
    const etag = (await request(`site=${site}&locale=en_ALL`)).headers.get('etag') ?? '';
    expect((await request(`site=${site}&locale=en_ALL`, { 'if-none-match': etag })).status).toBe(304);
  });

  it.each([
    ['locale=en_ALL', 400],
    [`site=${site}`, 400],
    [`site=${site}&locale=english`, 400],
    [`site=${site}&locale=en_ALL&after=%3Cx%3E`, 400],
    ['site=nobody&locale=en_ALL', 404],
    [`site=${site}&locale=hu_HU`, 404],
  ])('rejects ?%s with %i', async (query, status) => {
    expect((await request(query)).status).toBe(status);
    expect(newsQueries()).toHaveLength(0);
  });

  it.each([
    ['BAD_USER_INPUT', 400],
    ['INTERNAL_SERVER_ERROR', 503],
  ])("maps the service's %s to %i", async (code, status) => {
    content.errorCodes.set('NewsFeed', code);
    expect((await request(`site=${site}&locale=en_ALL&after=none`)).status).toBe(status);
    content.errorCodes.clear();
  });

  it('has Retry-After while the content service is down', async () => {
    content.responses.delete('NewsFeed');
    const response = await request(`site=${site}&locale=en_ALL&after=x`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  });
});

describe('the list on a page', () => {
  const load = async (query: string) =>
    loadNewsListing({
      view: await createSiteViewMock(),
      path: '/en/news',
      query: new URLSearchParams(query),
    });

  it('starts with the newest item for an unknown cursor', async () => {
    await load('');
    content.errorCodes.set('NewsFeed', 'BAD_USER_INPUT');
    const listing = await load('after=none');
    content.errorCodes.clear();
    expect(listing).toMatchObject({ filter: {}, items: [{ id: 'n1' }] });
  });

  it('continues after a cursor', async () => {
    expect((await load('after=two')).filter).toEqual({ after: 'two' });
  });
});
