import { createSiteViewMock, pageMock } from '../view/siteView.mock';

import { actionHref, newsFeedApi, newsHref } from './newsAddress';

const news = pageMock('News');

describe('2.5 "only one known: open the news feed panel; an unknown one only logs a warning"', () => {
  it('links to the news page without JavaScript', async () => {
    const view = await createSiteViewMock({ pages: [news] });
    expect(newsHref(view)).toBe('/en/news');
    expect(actionHref('news-feed', view)).toBe('/en/news#news-feed');
    expect(actionHref('dance', view)).toBeUndefined();
    expect(newsFeedApi(view)).toBe('/api/news-feed?site=main&locale=en_ALL');
  });

  it.each([
    ['there is no such page', []],
    ['it is another country’s', [{ ...news, countries: ['US'] }]],
    ['it is protected', [{ ...news, protection: { mode: 'password' as const, version: null } }]],
  ])('has no address if %s', async (_, pages) => {
    expect(newsHref(await createSiteViewMock({ pages }))).toBeUndefined();
  });
});
