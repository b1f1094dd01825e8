import { createPageViewEvent } from './createPageViewEvent';

const input = { title: 'Stories', locale: 'de-CH', site: 'main', theme: 'Komax' };

describe('7 "An analytics data-layer event is emitted on page view"', () => {
  it.each([
    ['https://example.test/de-ch/stories', '/de-ch/stories'],
    ['https://example.test/de-ch/stories?q=anna@example.test#top', '/de-ch/stories'],
    ['https://anna:secret@example.test/', '/'],
  ])('of %s has the path %s, without personal data', (url, path) => {
    expect(createPageViewEvent({ ...input, url })).toEqual({ event: 'page_view', page: { ...input, path } });
  });
});
