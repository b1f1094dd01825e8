import { readRequestedPath } from './readRequestedPath';

describe('readRequestedPath', () => {
  it.each([
    ['/en/company', '?a=1', { requested: { kind: 'page' }, path: '/en/company', query: '?a=1' }],
    [
      '/en/company/_payload.json',
      '?b1',
      { requested: { kind: 'payload' }, path: '/en/company', query: '?b1' },
    ],
    ['/_payload.json', '', { requested: { kind: 'payload' }, path: '/', query: '' }],
    [
      '/en/_payload.json.html',
      '',
      { requested: { kind: 'page' }, path: '/en/_payload.json.html', query: '' },
    ],
    [
      '/en/stories/rss.xml',
      '',
      { requested: { kind: 'feed', list: 'stories' }, path: '/en/stories', query: '' },
    ],
    ['/rss.xml', '', { requested: { kind: 'page' }, path: '/rss.xml', query: '' }],
    ['/en/company', '?explain', { requested: { kind: 'explain' }, path: '/en/company', query: '' }],
    ['/en', '?a=1&explain=1&b', { requested: { kind: 'explain' }, path: '/en', query: '?a=1&b' }],
    ['/en', '?explained', { requested: { kind: 'page' }, path: '/en', query: '?explained' }],
  ])('%s%s', (path, query, expected) => {
    expect(readRequestedPath(path, query)).toEqual(expected);
  });
});
