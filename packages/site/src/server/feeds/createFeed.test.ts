/** @vitest-environment jsdom */
import { createLocale } from '@kmx/core';

import { mainSite, mockPage, mockSystem, voltaSite } from '../findability/findability.mock';
import { createFeed, feedUrl, type FeedEntry } from './createFeed';

const viewOf = (site: typeof mainSite, language: 'en' | 'fr') => {
  const locale = createLocale(language);
  const links = {
    site,
    sites: mockSystem.sites,
    locale,
    currentHost: 'localhost:3000',
    protocol: 'http' as const,
  };
  return { site, locale, links };
};

const story = (slug: string, rest: Partial<FeedEntry> = {}): FeedEntry => ({
  ...mockPage(slug, { parentSlug: 'stories', pageType: 'Story' }),
  ...rest,
});

const read = (xml: string) => {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
};
const text = (parent: Element | undefined, name: string) =>
  parent?.getElementsByTagName(name)[0]?.textContent;

describe('RSS 2.0', () => {
  const title = 'Crimps & <more> ]]>';
  const feed = read(
    createFeed(viewOf(mainSite, 'en'), 'stories', 'Stories from Komax', [
      story('a', { title, description: 'Lead & text', createdAt: '2026-03-01T08:00:00.000Z' }),
      story('b'),
    ]),
  );
  const [first, second] = feed.getElementsByTagName('item');

  it('contains the site, its language and its own address', () => {
    const [channel] = feed.getElementsByTagName('channel');
    expect(text(channel, 'title')).toBe('Stories from Komax');
    expect(text(channel, 'link')).toBe('http://localhost:3000/en');
    expect(text(channel, 'language')).toBe('en');
    expect(text(channel, 'lastBuildDate')).toBe('Sun, 01 Mar 2026 08:00:00 GMT');
    expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
      'http://localhost:3000/en/stories/rss.xml',
    );
  });
  it('contains each page with its title as text, address and date', () => {
    expect(text(first, 'title')).toBe(title);
    expect(text(first, 'description')).toBe('Lead & text');
    expect(text(first, 'link')).toBe('http://localhost:3000/en/stories/a');
    expect(text(first, 'pubDate')).toBe('Sun, 01 Mar 2026 08:00:00 GMT');
    expect(text(second, 'title')).toBe('Page b');
  });
});

it.each([
  [mainSite, 'en', 'http://localhost:3000/en/stories/rss.xml'],
  [voltaSite, 'en', 'http://localhost:3000/en/volta/stories/rss.xml'],
  [voltaSite, 'fr', 'http://localhost:3000/volta/stories/rss.xml'],
] as const)('the feed of %s', (site, language, url) => {
  expect(feedUrl(viewOf(site, language), 'stories')).toBe(url);
});
