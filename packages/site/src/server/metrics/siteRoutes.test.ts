import { siteRouteOf } from './siteRoutes';

it.each([
  ['/en', 'page'],
  ['/brand-portal/en/products?x=/api/', 'page'],
  ['/', 'page'],
  ['/en/about/search-engines', 'page'],
  ['/_assets/page-1.js', 'asset'],
  ['/_next/static/a.js', 'asset'],
  ['/api/search-proxy/suggest', 'search'],
  ['/api/customer', 'api'],
  ['/media/a.webp?w=400', 'file'],
  ['/file/manual?l=en', 'file'],
  ['/robots.txt', 'other'],
  ['/calendar/events/a.ics', 'other'],
  ['/en/search?q=wire', 'searchPage'],
  ['/volta/de/search', 'searchPage'],
  ['/en/mykomax/tickets/1', 'portal'],
  ['/en/editor/health', 'editor'],
  ['/readyz', 'health'],
])('labels %s as %s', (url, route) => {
  expect(siteRouteOf(url)).toBe(route);
});
