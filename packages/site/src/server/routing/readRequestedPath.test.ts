import { readRequestedPath } from './readRequestedPath';

describe('readAsked', () => {
  it.each([
    ['/en/company', '?a=1', { asked: { kind: 'page' }, path: '/en/company', query: '?a=1' }],
    ['/en/company/_payload.json', '?b1', { asked: { kind: 'payload' }, path: '/en/company', query: '?b1' }],
    ['/_payload.json', '', { asked: { kind: 'payload' }, path: '/', query: '' }],
    ['/en/_payload.json.html', '', { asked: { kind: 'page' }, path: '/en/_payload.json.html', query: '' }],
    ['/en/stories/rss.xml', '', { asked: { kind: 'feed', list: 'stories' }, path: '/en/stories', query: '' }],
    ['/rss.xml', '', { asked: { kind: 'page' }, path: '/rss.xml', query: '' }],
    ['/en/company', '?explain', { asked: { kind: 'explain' }, path: '/en/company', query: '' }],
    ['/en', '?a=1&explain=1&b', { asked: { kind: 'explain' }, path: '/en', query: '?a=1&b' }],
    ['/en', '?explained', { asked: { kind: 'page' }, path: '/en', query: '?explained' }],
  ])('%s%s', (path, query, expected) => {
    expect(readRequestedPath(path, query)).toEqual(expected);
  });
});
