import { publicHeaders } from './publicHeaders';
import { pageInvalidations } from '@/server/content/pageInvalidations';
import { env, readEnvironment } from '@/server/env';

vi.mock('@/server/env', async () => ({ ...(await vi.importActual<object>('@/server/env')), env: vi.fn() }));

const documentOf = (tags: readonly string[]) => ({
  html: Buffer.from('<h1>Crimping</h1>'),
  policy: '',
  speculationRules: '',
  etag: '"1"',
  tags,
  ownTags: ['page:7'],
  startedAt: pageInvalidations().now,
  renderedAtMs: 0,
  bodies: new Map(),
});

beforeEach(() => {
  vi.mocked(env).mockReturnValue(readEnvironment({ CDN_PURGE_URL: 'https://cdn.example/purge' }));
});

it('names the tags of the route and of the page', () => {
  expect(publicHeaders(documentOf([]), ['site:main', 'redirects:main'])).toEqual({
    'cache-control': 's-maxage=1800, stale-while-revalidate=1800',
    'surrogate-key': 'site:main redirects:main page:7',
    'cache-tag': 'site:main,redirects:main,page:7',
  });
});

it('keeps a document out of shared caches that was invalidated before it is sent', () => {
  const document = documentOf(['site:main']);
  pageInvalidations().record(['site:main']);
  expect(publicHeaders(document, ['site:main'])).toEqual({ 'cache-control': 'no-cache' });
});
