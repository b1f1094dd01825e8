import { contentCache } from '../content/contentCache';
import { pageInvalidations } from '../content/pageInvalidations';

import { renewCaches } from './renewCaches';

const request = { host: 'localhost', path: '/en', query: '', protocol: 'http' } as const;
const tags = ['site:main', 'system'];

describe('2.2 "cache=clear (empty cache)"', () => {
  it('reloads content, and renders every page again', async () => {
    await contentCache().get('home', tags, async () => 'old');
    const renderedAt = pageInvalidations().now;
    await renewCaches('clear', request);
    expect(pageInvalidations().isStale(renderedAt, tags)).toBe(true);
    expect(await contentCache().get('home', tags, async () => 'new')).toBe('new');
  });
});

it('does nothing without the parameter', async () => {
  await contentCache().get('company', tags, async () => 'old');
  const renderedAt = pageInvalidations().now;
  await renewCaches('default', request);
  expect(pageInvalidations().isStale(renderedAt, tags)).toBe(false);
  expect(await contentCache().get('company', tags, async () => 'new')).toBe('old');
});
