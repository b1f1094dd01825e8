import { createSiteViewMock } from '../../view/siteView.mock';
import {
  startTranslationDouble,
  translationPageMock,
  type TranslationDouble,
} from '../translation/translationDouble.mock';

import { loadSiteHealth } from './loadSiteHealth';

let double: TranslationDouble;
const load = async () => {
  const targets = await createSiteViewMock();
  const site = { ...targets.site, key: 'main' };
  site.languages = ['en', 'de'];
  return loadSiteHealth({ site, countries: [], language: 'de', targets });
};
const page = (id: string, fields: object = {}) => ({ ...translationPageMock, id, title: id, ...fields });

beforeAll(async () => {
  double = await startTranslationDouble();
  process.env.CONTENT_URL = double.url;
  process.env.PREVIEW_API_KEY = 'a-key-of-some-length';
});
afterAll(() => double.close());
beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  double.questions.length = 0;
  double.refusals.clear();
  const pages = [page('a'), page('b', { site: 'other', isPublished: false })];
  double.response('/translations', { body: JSON.stringify({ pages }) });
  const link = { kind: 'page', text: 'Over there', page: { id: 'b', title: 'b' } };
  double.answers.set('PageById', {
    pageById: { modules: [{ __typename: 'Carousel', link }], shareImage: null },
  });
});

it('reads the newest drafts of the site’s own pages, with the key, in the editor’s language', async () => {
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
  expect(double.questions).toEqual([
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
  const body = JSON.stringify({ library: [], failedSchedules, missingPictures: [], brokenRedirects });
  double.files.set('/api/editing/health', (_request, response) => void response.end(body));
  expect(await load()).toMatchObject({
    value: {
      library: [],
      failedSchedules: [{ site: 'main' }, { site: null }],
      brokenRedirects: [{ site: 'main' }, { site: null }],
    },
  });
});

it("omits the service's findings when they fail", async () => {
  double.files.delete('/api/editing/health');
  expect(await load()).toMatchObject({
    ok: true,
    value: { pageCount: 1, library: undefined, failedSchedules: undefined, brokenRedirects: undefined },
  });
});

it('caches nothing: a corrected draft is healthy at once', async () => {
  await load();
  double.answers.set('PageById', { pageById: { modules: [], shareImage: null } });
  expect(await load()).toMatchObject({ value: { faults: [], deadLinks: [] } });
});

it.each([
  ['cannot be given as promised', () => double.refusals.set('PageById', 'INTERNAL_SERVER_ERROR')],
  ['is gone since', () => double.answers.set('PageById', { pageById: null })],
])('a page that %s is named, and takes no other with it', async (_name, breakIt) => {
  breakIt();
  expect(await load()).toMatchObject({
    ok: true,
    value: { readCount: 1, unreadable: [{ id: 'a' }], faults: [] },
  });
});

it('reports no pages when the service fails', async () => {
  double.answers.delete('PageById');
  expect(await load()).toEqual({ ok: false, error: { code: 'unavailable' } });
});

it('checks 200 pages at most, and reports their total', async () => {
  const pages = Array.from({ length: 203 }, (_, index) => page(`p${index}`));
  double.response('/translations', { body: JSON.stringify({ pages }) });
  expect(await load()).toMatchObject({ value: { pageCount: 203, readCount: 200 } });
});
