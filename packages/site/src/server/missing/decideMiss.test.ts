import { decideMiss } from './decideMiss';

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';
const now = new Date('2026-01-02T03:04:05Z');

const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  decideMiss({
    method,
    headers: new Headers({ 'user-agent': browser, accept: 'text/html,*/*;q=0.8', ...headers }),
    siteKey: 'main',
    path,
    now,
  });

it('reports path, site and referrer of a visit, without queries', () => {
  expect(request('/old/page', { referer: 'https://a.example/links?q=my-name#there' })).toEqual({
    site: 'main',
    path: '/old/page',
    visits: 1,
    lastVisit: '2026-01-02T03:04:05.000Z',
    referrer: 'https://a.example/links',
  });
});

it.each([
  ['/%C3%BCber/uns', '/über/uns'],
  ['/what%3F', '/what%3F'],
  ['/old.html', '/old.html'],
  ['/docs/old.pdf', '/docs/old.pdf'],
  ['/default.aspx', '/default.aspx'],
  ['/version-2.0', '/version-2.0'],
  [`/${'a'.repeat(299)}`, `/${'a'.repeat(299)}`],
])('records %s as %s', (path, stored) => {
  expect(request(path)?.path).toBe(stored);
});

it.each([
  '/',
  '/index.php',
  '/.env',
  '/.git/config',
  '/blog/.env.bak',
  '/wp-login',
  '/cgi-bin/luci',
  '/app.js',
  '/logo.PNG',
  '/backup.sql',
  '/a/..%2F..%2Fetc',
  '/%3Cscript%3E',
  '/unsubscribe/me%40a.example',
  '/%E0%A4%A',
  '/%00',
  `/${'a'.repeat(300)}`,
])('ignores %s', (path) => {
  expect(request(path)).toBeUndefined();
});

it.each([
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['nobody', { 'user-agent': '' }],
  ['a program', { accept: '*/*' }],
  ['a picture', { 'sec-fetch-dest': 'image' }],
  ['the framework', { 'sec-fetch-dest': 'empty' }],
  ['a page ahead of its reader', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' }],
])('ignores a request of %s', (_, headers) => {
  expect(request('/old', headers)).toBeUndefined();
});

it('ignores a POST, but not a navigation', () => {
  expect(request('/old', {}, 'POST')).toBeUndefined();
  expect(request('/old', {}, 'HEAD')).toBeUndefined();
  expect(request('/old', { 'sec-fetch-dest': 'document' })).toBeDefined();
});

it.each(['about:blank', 'nonsense', ''])('ignores the referrer %j', (referer) => {
  expect(request('/old', { referer })?.referrer).toBeNull();
});
