import { contentCache } from './contentCache';
import { startFakeContentService, type FakeContentService } from './fakeContentService.mock';

import { PageIndexDocument } from './pages.query';
import { pageIndexSchema } from './pages.schema';
import { queryContent } from './queryContent';

let content: FakeContentService;
beforeAll(async () => {
  content = await startFakeContentService();
  process.env.CONTENT_URL = content.url;
  content.responses.set('PageIndex', { pagesOfSite: [] });
});
afterAll(() => content.close());

it('bypasses the cache of the service for ten seconds after a publication', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(60_000);
  const cacheControlAt = async (milliseconds: number) => {
    clock.mockReturnValue(milliseconds);
    await queryContent(PageIndexDocument, pageIndexSchema, { site: 'main' }, 'en');
    return content.queries.at(-1)?.cacheControl;
  };
  expect(await cacheControlAt(60_000)).toBeUndefined();
  contentCache().invalidate(['site:main']);
  expect(await cacheControlAt(60_000)).toBe('no-cache');
  expect(await cacheControlAt(69_999)).toBe('no-cache');
  expect(await cacheControlAt(70_000)).toBeUndefined();
});
