import { parseEditorAreaQuery } from '@kmx/core';

import { contentCache } from '../../content/contentCache';
import { startFakeContentService, type FakeContentService } from '../../content/fakeContentService.mock';
import { createSiteViewMock } from '../../view/siteView.mock';

import { loadEditorArea } from './loadEditorArea';
import { targetMock, translationPageMock } from './translationPage.mock';

let service: FakeContentService;

const openId = '0b9c2d4e-6f1a-4c3b-8d5e-7f9a1b2c3d4e';
const stale = targetMock({ translationState: 'Translated', isStale: true });
const pages = [translationPageMock(openId, { targetLanguages: [stale] }), translationPageMock('p2')];
const noMenus = { systemData: { sites: [] } };
const requested: string[] = [];

const respondJson = (path: string, body: unknown) =>
  service.files.set(path, (request, response) => {
    requested.push(request.url ?? '');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  });

const load = async (query = '', pageId?: string) =>
  loadEditorArea(await createSiteViewMock(), parseEditorAreaQuery(new URLSearchParams(query)), pageId);

beforeAll(async () => {
  service = await startFakeContentService();
});
afterAll(() => service.close());
beforeEach(() => {
  process.env.CONTENT_URL = service.url;
  process.env.PREVIEW_API_KEY = 'a-key-of-some-length';
  requested.length = service.queries.length = 0;
  service.files.clear();
  contentCache().invalidateAll();
  service.responses.set('NavigationMenus', noMenus);
  respondJson('/api/pages/translations', { pages });
  respondJson(`/api/pages/${openId}/translation`, {
    pageId: openId,
    title: 'p1',
    site: 'main',
    sourceLanguage: 'en',
    targetLanguages: [{ ...stale, changes: [] }],
  });
});

describe('loadEditorArea', () => {
  it('loads the open page only if it is on this site', async () => {
    const { pages: found, navigation, chosen } = await load();
    expect(found).toMatchObject({ ok: true, value: { morning: { stale: 1 }, draftCount: 0 } });
    expect([navigation.ok, chosen]).toEqual([true, undefined]);
    expect(requested).toEqual(['/api/pages/translations?site=main']);
  });

  it('opens a page that the filters exclude from the list', async () => {
    const { pages: found, chosen } = await load('state=none', openId);
    expect(found.ok && found.value.pages.map(({ id }) => id)).toEqual(['p2']);
    expect(chosen).toMatchObject({
      ok: true,
      value: { page: { id: openId }, translation: { pageId: openId } },
    });
  });

  it('treats a page of another site as missing', async () => {
    expect((await load('', 'elsewhere')).chosen).toEqual({ ok: false, error: { code: 'notFound' } });
    expect(requested).toHaveLength(1);
  });

  it('4 "Page stage: DRAFT or PUBLISHED": loads drafts with the key, published menus without', async () => {
    await load();
    await load('stage=DRAFT');
    expect(service.queries.map(({ authorization }) => authorization)).toEqual([
      undefined,
      'service-accounts API-Key a-key-of-some-length',
    ]);
  });

  it('isolates the failure of a part', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    service.files.clear();
    const withoutPages = await load('', openId);
    expect([withoutPages.pages.ok, withoutPages.navigation.ok, withoutPages.chosen]).toEqual([
      false,
      true,
      undefined,
    ]);
    respondJson('/api/pages/translations', { pages });
    service.responses.delete('NavigationMenus');
    contentCache().invalidateAll();
    const withoutMenus = await load('stage=DRAFT');
    expect([withoutMenus.pages.ok, withoutMenus.navigation]).toEqual([
      true,
      { ok: false, error: { code: 'unavailable' } },
    ]);
  });
});
