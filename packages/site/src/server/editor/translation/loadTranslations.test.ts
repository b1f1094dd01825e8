import {
  pageIdMock,
  pageTranslationMock,
  startFakeTranslationService,
  translationPageMock,
  type FakeTranslationService,
} from './fakeTranslationService.mock';
import { loadPageTranslation, loadTranslationPages } from './loadTranslations';

let service: FakeTranslationService;
const mockPages = (...pages: object[]) =>
  service.respondWith('/translations', { body: JSON.stringify({ pages }) });

beforeAll(async () => {
  service = await startFakeTranslationService();
  process.env.CONTENT_URL = service.url;
  process.env.PREVIEW_API_KEY = 'a-key-of-some-length';
});
afterAll(() => service.close());
beforeEach(() => {
  service.requests.length = 0;
  service.files.clear();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

describe('loadTranslationPages', () => {
  it.each([
    [undefined, '/api/pages/translations'],
    ['main', '/api/pages/translations?site=main'],
    ['a&b=c', '/api/pages/translations?site=a%26b%3Dc'],
  ])('requests the pages of %s', async (site, path) => {
    mockPages(translationPageMock);
    expect(await loadTranslationPages(site)).toEqual({ ok: true, value: [translationPageMock] });
    expect(service.requests).toMatchObject([
      { method: 'GET', path, authorization: 'service-accounts API-Key a-key-of-some-length' },
    ]);
  });

  it('sends a request each time, because drafts are not cached', async () => {
    mockPages(translationPageMock);
    await loadTranslationPages();
    mockPages({ ...translationPageMock, title: 'Newer' });
    expect(await loadTranslationPages()).toMatchObject({ value: [{ title: 'Newer' }] });
  });

  it.each([null, undefined])(
    'takes a draft that lacks what a page needs (%s), and leaves out languages that are not known here',
    async (nothing) => {
      const lacking = { title: nothing, slug: nothing, parentSlug: nothing, pageType: nothing };
      mockPages(
        { ...translationPageMock, ...lacking, languages: nothing },
        { ...translationPageMock, languages: ['en', 'xx'], countries: ['ch'] },
      );
      expect(await loadTranslationPages()).toMatchObject({
        value: [
          { title: '', slug: '', parentSlug: 'home', pageType: null, languages: [] },
          { languages: ['en'], countries: ['CH'] },
        ],
      });
    },
  );

  it('is "unavailable" while the service fails', async () => {
    service.respondWith('/translations', { status: 500, body: '' });
    expect(await loadTranslationPages()).toEqual({ ok: false, error: { code: 'unavailable' } });
  });
});

describe('loadPageTranslation', () => {
  it('returns a page with its changes', async () => {
    service.respondWith(`/${pageIdMock}/translation`, { body: JSON.stringify(pageTranslationMock) });
    expect(await loadPageTranslation(pageIdMock)).toEqual({ ok: true, value: pageTranslationMock });
  });

  it.each([['..'], ['translations?x='], [pageIdMock.slice(1)], ['']])(
    'never requests "%s", which is no page id',
    async (id) => {
      const fetched = vi.spyOn(globalThis, 'fetch');
      expect(await loadPageTranslation(id)).toEqual({ ok: false, error: { code: 'notFound' } });
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('is "notFound" for a deleted page', async () => {
    expect(await loadPageTranslation(pageIdMock)).toEqual({ ok: false, error: { code: 'notFound' } });
  });
});
