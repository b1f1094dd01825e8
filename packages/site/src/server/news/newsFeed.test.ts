import { contentCache } from '../content/contentCache';
import { startContentDouble, systemResponse, type ContentDouble } from '../content/contentDouble.mock';
import { loadNewsListing } from '../lists/news';
import { createSiteViewMock } from '../view/siteView.mock';

import { handleNewsFeed } from './handleNewsFeed';

let content: ContentDouble;
beforeAll(async () => {
  content = await startContentDouble();
  content.answers.set('SystemData', systemResponse);
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
  content.questions.length = 0;
  content.answers.set('NewsFeed', connection([node(1), { ...node(2), title: null }], 'two'));
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockReturnValue(undefined);
});

const site = systemResponse.systemData.sites[0]?.key ?? '';
const request = (query: string, headers: Record<string, string> = {}) =>
  handleNewsFeed(new Request(`http://localhost/api/news-feed?${query}`, { headers }));
const newsQuestions = () => content.questions.filter(({ operation }) => operation === 'NewsFeed');

describe('7 "news feed connection (first, after, ordered by publicationDate descending; pageInfo hasNextPage, endCursor)"', () => {
  it('returns ten items at most, ready to be shown, with the cursor of the next', async () => {
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
    expect(newsQuestions()[0]?.variables).toEqual({ site, first: 10, after: null });
  });

  it('gives a picture with its alternative text', async () => {
    const image = { id: 'm', alt: 'A press', url: '/api/media/file/a.png', width: 9, height: 9, sizes: null };
    content.answers.set('NewsFeed', connection([{ ...node(1), image }], null));
    const response = await request(`site=${site}&locale=en_ALL`);
    expect(await response.json()).toMatchObject({
      items: [{ imageUrl: '/media/a.png', imageAlt: 'A press' }],
    });
  });

  it('caches the first ten, and no later pages', async () => {
    await request(`site=${site}&locale=en_ALL`);
    await request(`site=${site}&locale=en_ALL`);
    expect(newsQuestions()).toHaveLength(1);
    await request(`site=${site}&locale=en_ALL&after=two`);
    await request(`site=${site}&locale=en_ALL&after=two`);
    expect(newsQuestions().map(({ variables }) => variables.after)).toEqual([null, 'two', 'two']);
  });

  it('returns 304 when nothing changed', async () => {
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
  ])('?%s is rejected with %i', async (query, status) => {
    expect((await request(query)).status).toBe(status);
    expect(newsQuestions()).toHaveLength(0);
  });

  it.each([
    ['BAD_USER_INPUT', 400],
    ['INTERNAL_SERVER_ERROR', 503],
  ])("maps the service's %s to %i", async (code, status) => {
    content.refusals.set('NewsFeed', code);
    expect((await request(`site=${site}&locale=en_ALL&after=none`)).status).toBe(status);
    content.refusals.clear();
  });

  it('has Retry-After while the content service is down', async () => {
    content.answers.delete('NewsFeed');
    const response = await request(`site=${site}&locale=en_ALL&after=x`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  });
});

describe('the list of a page', () => {
  const load = async (query: string) =>
    loadNewsListing({
      view: await createSiteViewMock(),
      path: '/en/news',
      query: new URLSearchParams(query),
    });

  it('begins with the newest for a cursor that nobody was given', async () => {
    await load('');
    content.refusals.set('NewsFeed', 'BAD_USER_INPUT');
    const listing = await load('after=none');
    content.refusals.clear();
    expect(listing).toMatchObject({ filter: {}, items: [{ id: 'n1' }] });
  });

  it('continues after a cursor', async () => {
    expect((await load('after=two')).filter).toEqual({ after: 'two' });
  });
});
