import { createSiteViewMock } from '../../view/siteView.mock';
import {
  startFakeTranslationService,
  translationPageMock,
  type FakeTranslationService,
} from '../translation/fakeTranslationService.mock';

import { loadSiteHealth } from './loadSiteHealth';

let service: FakeTranslationService;
const load = async () => {
  const targets = await createSiteViewMock();
  const site = { ...targets.site, key: 'main' };
  site.languages = ['en', 'de'];
  return loadSiteHealth({ site, countries: [], language: 'de', targets });
};
const page = (id: string, fields: object = {}) => ({ ...translationPageMock, id, title: id, ...fields });

beforeAll(async () => {
  service = await startFakeTranslationService();
  process.env.CONTENT_URL = service.url;
  process.env.PREVIEW_API_KEY = 'a-key-of-some-length';
});
afterAll(() => service.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  service.queries.length = 0;
  service.errorCodes.clear();
  const pages = [page('a'), page('b', { site: 'other', isPublished: false })];
  service.respondWith('/translations', { body: JSON.stringify({ pages }) });
  const link = { kind: 'page', text: 'Over there', page: { id: 'b', title: 'b' } };
  service.responses.set('PageById', {
    pageById: { modules: [{ __typename: 'Carousel', link }], shareImage: null },
  });
});

it('loads the newest drafts of the site’s own pages, with the key, in the editor’s language', async () => {
  const health = await load();
  expect(health).toMatchObject({
    ok: true,
    value: {
      pageCount: 1,
      readCount: 1,
      unreadable: [],
      faults: [{ message: 'There is no block "carousel".' }],
      // The target is a page of another site.
      deadLinks: [{ reason: 'unpublished', text: 'Over there' }],
      missingLanguages: [{ page: { id: 'a' }, languages: ['de'] }],
    },
  });
  expect(service.queries).toEqual([
    {
      operation: 'PageById',
      variables: { id: 'a', draft: true },
      search: '?locale=de',
      authorization: 'service-accounts API-Key a-key-of-some-length',
    },
  ]);
});

it("includes the service's findings for its own site and for the library", async () => {
  const schedule = {
    id: 'j',
    type: 'publish',
    collection: 'news',
    documentId: 'n',
    title: 'Fair',
    reason: 'No.',
    failedAt: '2026-05-01T08:00:00.000Z',
  };
  const failedSchedules = ['main', 'other', null].map((site) => ({ ...schedule, site }));
  const redirect = { id: 'r', previousUrl: '/old', reason: 'Gone.' };
  const brokenRedirects = ['main', 'other', null].map((site) => ({ ...redirect, site }));
  const picture = { id: 'm', name: 'a.png', languages: ['de'], useCount: 0, uses: [] };
  const missingAltTexts = ['main', 'other', null].map((site) => ({ ...picture, site }));
  const media = { library: [], duplicates: [], licences: [], missingAltTexts, missingPictures: [] };
  const body = JSON.stringify({ ...media, failedSchedules, brokenRedirects });
  service.files.set('/api/editing/health', (_request, response) => void response.end(body));
  expect(await load()).toMatchObject({
    value: {
      library: [],
      missingAltTexts: [{ site: 'main' }, { site: null }],
      failedSchedules: [{ site: 'main' }, { site: null }],
      brokenRedirects: [{ site: 'main' }, { site: null }],
    },
  });
});

it("omits the service's findings when they fail", async () => {
  service.files.delete('/api/editing/health');
  expect(await load()).toMatchObject({
    ok: true,
    value: { pageCount: 1, library: undefined, failedSchedules: undefined, brokenRedirects: undefined },
  });
});

it('caches nothing, so that a corrected draft has an effect immediately', async () => {
  await load();
  service.responses.set('PageById', { pageById: { modules: [], shareImage: null } });
  expect(await load()).toMatchObject({ value: { faults: [], deadLinks: [] } });
});

it.each([
  ['cannot be returned', () => service.errorCodes.set('PageById', 'INTERNAL_SERVER_ERROR')],
  ['was deleted meanwhile', () => service.responses.set('PageById', { pageById: null })],
])('reports a page that %s without affecting others', async (_name, breakIt) => {
  breakIt();
  expect(await load()).toMatchObject({
    ok: true,
    value: { readCount: 1, unreadable: [{ id: 'a' }], faults: [] },
  });
});

it('reports no pages when the service fails', async () => {
  service.responses.delete('PageById');
  expect(await load()).toEqual({ ok: false, error: { code: 'unavailable' } });
});

it('checks at most 200 pages, and reports their total', async () => {
  const pages = Array.from({ length: 203 }, (_, index) => page(`p${index}`));
  service.respondWith('/translations', { body: JSON.stringify({ pages }) });
  expect(await load()).toMatchObject({ value: { pageCount: 203, readCount: 200 } });
});
