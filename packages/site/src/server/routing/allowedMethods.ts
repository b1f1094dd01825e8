/** Methods of routes without an entry below, and of pages. */
const reading = 'GET, HEAD, OPTIONS';
const sending = 'OPTIONS, POST';
const readingAndSending = 'GET, HEAD, OPTIONS, POST';

/** Routes in the notation of Next.js, values as in the header Allow. The first match applies. */
const methodsOfRoutes: readonly (readonly [route: string, methods: string])[] = [
  ['/api/customer', sending],
  ['/api/draft-content', sending],
  ['/api/editor-area-autentication', sending],
  ['/api/editor-area-authentication', sending],
  ['/api/editor-session', sending],
  ['/api/editor-session/end', sending],
  ['/api/forms/challenge', reading],
  ['/api/forms/[form]', sending],
  ['/api/monitoring', sending],
  ['/api/page-access', sending],
  ['/api/revalidate', sending],
  ['/api/search-proxy/search', sending],
  ['/api/search-proxy/suggest', sending],
  ['/api/session', 'DELETE, OPTIONS, POST'],
  ['/api/translation/mark/[pageId]', sending],
  ['/api/translation/package/[pageId]', readingAndSending],
  ['/api/translation/reset/[pageId]', readingAndSending],
  ['/api/translation/start/[pageId]', readingAndSending],
  ['/api/unsubscribe', readingAndSending],
  ['/api/uploads', sending],
  ['/api/uploads/[id]', 'DELETE, OPTIONS'],
  ['/api/wire-check/sample', reading],
  ['/api/wire-check/[sisCode]', readingAndSending],
];

const toPattern = (route: string): RegExp => new RegExp(`^${route.replaceAll(/\[\w+\]/g, '[^/]+')}/?$`);

const patterns = methodsOfRoutes.map(([route, methods]) => ({ pattern: toPattern(route), methods }));

/** Returns the methods of an address, as in the header Allow (RFC 9110, section 15.5.6). */
export const allowedMethods = (path: string): string =>
  patterns.find(({ pattern }) => pattern.test(path))?.methods ?? reading;
