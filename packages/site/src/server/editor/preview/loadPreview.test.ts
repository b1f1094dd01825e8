import { contentCache } from '../../content/contentCache';
import { startFakeContentService, type FakeContentService } from '../../content/fakeContentService.mock';
import { createEditorSession } from '../../editorAccess/editorSession';
import { writePreviewToken } from '../../editorAccess/previewToken';
import { createSiteViewMock } from '../../view/siteView.mock';

import { loadPreview } from './loadPreview';

// Next.js provides its cache and cookies only while rendering.
const keep = vi.fn((load: () => unknown) => load);
vi.mock('next/cache', () => ({ unstable_cache: (load: () => unknown) => keep(load) }));
const cookie = vi.fn((_name: string): { value: string } | undefined => undefined);
vi.mock('next/headers', () => ({ cookies: () => Promise.resolve({ get: cookie }) }));
// The frame shows published content, which is irrelevant here.
vi.mock('../../view/createSiteView', () => ({ loadShellView: () => createSiteViewMock() }));

const draftPage = (fields: object = {}) => ({
  pageById: {
    id: 'p1',
    title: 'Not published yet',
    slug: 'secret',
    parentSlug: 'home',
    pageType: 'Content',
    theme: 'Komax',
    languages: ['en'],
    countries: [],
    canonicalUrl: null,
    description: null,
    hideBreadcrumb: null,
    protection: null,
    updatedAt: null,
    shareImage: null,
    modules: [],
    ...fields,
  },
});

let service: FakeContentService;
beforeAll(async () => {
  service = await startFakeContentService();
  process.env.CONTENT_URL = service.url;
  process.env.EDITOR_PASSWORD = 'editor-password';
  process.env.PREVIEW_API_KEY = 'a-preview-key-for-tests';
});
afterAll(() => service.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  cookie.mockReset().mockReturnValue(undefined);
  keep.mockClear();
  service.queries.length = 0;
  service.responses.set('PageById', draftPage());
});

const load = (search: Record<string, string>) =>
  loadPreview({
    params: Promise.resolve({ site: 'main', locale: 'en' }),
    searchParams: Promise.resolve(search),
  });
const token = (page = 'p1') => writePreviewToken(page, Date.now()) ?? '';
const requested = () => service.queries.map(({ variables, authorization }) => [variables, authorization]);

describe('access to drafts', () => {
  it.each<[string, () => Record<string, string>]>([
    ['for a non-editor without a token', () => ({ page: 'p1' })],
    ['for a non-editor with the token of another page', () => ({ page: 'p1', token: token('p2') })],
    ['for a non-editor with an invalid token', () => ({ page: 'p1', token: 'x.y' })],
  ])('%s, without a request to the service', async (_name, search) => {
    cookie.mockReturnValue({ value: 'guessed' });
    expect(await load(search())).toMatchObject({ kind: 'problem', problem: 'rejected' });
    expect(service.queries).toEqual([]);
  });

  it('for an editor without a token', async () => {
    const value = createEditorSession('editor-password');
    cookie.mockImplementation((name) => (name === 'editor' ? { value } : undefined));
    expect(await load({ page: 'p1' })).toMatchObject({
      kind: 'page',
      page: { title: 'Not published yet' },
      isBySession: true,
    });
    expect(await load({ page: 'p1', token: token() })).toMatchObject({ isBySession: false });
  });
});

describe('a news item, which has no page', () => {
  const newsItemById = {
    id: 'n1',
    title: 'Fair',
    text: null,
    publicationDate: null,
    image: null,
    link: null,
  };

  it('is shown in a news list', async () => {
    service.responses.set('PageById', { pageById: null });
    service.responses.set('NewsItemById', { newsItemById });
    expect(await load({ page: 'n1', token: token('n1'), theme: 'Volta' })).toMatchObject({
      kind: 'page',
      page: { id: 'n1', theme: 'Volta', modules: [{ __typename: 'NewsList' }] },
      lists: { news: { items: [{ id: 'n1', title: 'Fair' }] } },
    });
    expect(requested().at(-1)).toEqual([
      { id: 'n1', draft: true },
      'service-accounts API-Key a-preview-key-for-tests',
    ]);
  });

  it('is missing after it was deleted', async () => {
    service.responses.set('PageById', { pageById: null });
    service.responses.set('NewsItemById', { newsItemById: null });
    service.responses.set('JobOpeningById', { jobOpeningById: null });
    expect(await load({ page: 'n1', token: token('n1') })).toMatchObject({ problem: 'missing' });
  });
});

describe('a job opening', () => {
  const jobOpeningById = {
    id: 'j1',
    slug: 'fitter',
    title: 'Fitter',
    department: null,
    employmentTypes: ['fullTime'],
    languages: ['en'],
    publishedOn: '2020-01-01',
    applyUntil: '2020-02-01',
    email: null,
    applicationUrl: null,
    text: null,
    location: {
      id: 'l1',
      name: 'Plant',
      street: null,
      zip: null,
      city: 'Dierikon',
      region: null,
      country: null,
      timeZone: 'Europe/Zurich',
    },
  };
  const loadJob = (fields: object | null) => {
    service.responses.set('PageById', { pageById: null });
    service.responses.set('NewsItemById', { newsItemById: null });
    service.responses.set('JobOpeningById', { jobOpeningById: fields && { ...jobOpeningById, ...fields } });
    return load({ page: 'j1', token: token('j1'), theme: 'Volta' });
  };

  it('is shown on its page in the requested theme, also after its last day', async () => {
    expect(await loadJob({})).toMatchObject({
      kind: 'jobOpening',
      view: { isPreview: true, site: { theme: 'Volta' } },
      opening: { id: 'j1', title: 'Fitter' },
      context: { isPreview: true },
      switches: { address: '/en/editor/preview' },
      isBySession: false,
    });
    expect(requested().at(-1)).toEqual([
      { id: 'j1', draft: true },
      'service-accounts API-Key a-preview-key-for-tests',
    ]);
  });

  it.each([
    ['a draft without a place of work', { location: null }, 'incomplete'],
    ['a draft without a title', { title: null }, 'incomplete'],
    ['a deleted one', null, 'missing'],
  ])('%s has no preview', async (_name, fields, problem) => {
    expect(await loadJob(fields)).toMatchObject({ kind: 'problem', problem });
  });
});

it.each([
  ['DRAFT', true],
  ['PUBLISHED', false],
])('requests the stage %s with the key, and marks the page as a preview', async (stage, draft) => {
  const preview = await load({ page: 'p1', token: token(), stage });
  expect(preview).toMatchObject({ kind: 'page', view: { isPreview: true } });
  expect(requested()).toEqual([[{ id: 'p1', draft }, 'service-accounts API-Key a-preview-key-for-tests']]);
});

it('drafts are cached neither by the content cache nor by Next', async () => {
  const store = vi.spyOn(contentCache(), 'get');
  await load({ page: 'p1', token: token() });
  service.responses.set('PageById', draftPage({ title: 'Changed a moment ago' }));
  expect(await load({ page: 'p1', token: token() })).toMatchObject({
    page: { title: 'Changed a moment ago' },
  });
  expect(service.queries).toHaveLength(2);
  expect(store).not.toHaveBeenCalled();
  expect(keep).not.toHaveBeenCalled();
});

describe('the view of a reader with a role', () => {
  const protectedBy = (mode: string) => draftPage({ protection: { mode, role: 'kmx_a', version: 'v1' } });
  it.each([
    ['ciamRole', undefined, 'page'],
    ['ciamRole', '', 'locked'],
    ['ciamRole', 'kmx_b', 'locked'],
    ['ciamRole', 'kmx_a', 'page'],
    ['password', 'kmx_a', 'locked'],
    ['password', undefined, 'page'],
    ['none', '', 'page'],
  ])('%s, as %j: %s', async (mode, role, kind) => {
    service.responses.set('PageById', protectedBy(mode));
    const search = { page: 'p1', token: token(), ...(role !== undefined && { role }) };
    expect(await load(search)).toMatchObject({ kind });
  });
});

it('applies the requested theme, or the page’s own', async () => {
  expect(await load({ page: 'p1', token: token(), theme: 'Copper' })).toMatchObject({
    page: { theme: 'Copper' },
  });
  expect(await load({ page: 'p1', token: token() })).toMatchObject({ page: { theme: 'Komax' } });
});

it('shows its controls to editors of the page, but not within "view as"', async () => {
  expect(await load({ page: 'p1', token: token(), theme: 'Copper' })).toMatchObject({
    switches: { address: '/en/editor/preview', theme: 'Copper' },
  });
  expect(await load({ page: 'p1', token: token(), role: '' })).toMatchObject({ switches: undefined });
});

it('reports a missing page and an unavailable service', async () => {
  service.responses.set('PageById', { pageById: null });
  service.responses.set('JobOpeningById', { jobOpeningById: null });
  expect(await load({ page: 'p1', token: token() })).toMatchObject({ problem: 'missing' });
  service.responses.delete('PageById');
  expect(await load({ page: 'p1', token: token() })).toMatchObject({ problem: 'unavailable' });
});
