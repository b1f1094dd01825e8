import { ContentError } from '../content/ContentError';
import { loadPage, loadPageIndex, loadSystem } from '../content/loaders';

import { mainSite, mockPage, mockSystem } from '../findability/findability.mock';
import { handleSecurityText } from '../findability/handleSecurityText';
import { handleShareCard, type ShareCardAddress } from '../findability/handleShareCard';
import { renderShareCard } from '../findability/shareCard/renderShareCard';
import { loadHost } from '../links/loadHost';
import { respondFromContent, textResponse } from './plainResponses';

vi.mock('../content/loaders', () => ({
  loadPage: vi.fn(),
  loadPageIndex: vi.fn(),
  loadSystem: vi.fn(),
}));
// Its WebAssembly is not needed here.
vi.mock('../findability/shareCard/renderShareCard', () => ({ renderShareCard: vi.fn() }));

const requested = (host: string) => new Request('http://internal/', { headers: { host } });

beforeEach(() => {
  vi.mocked(loadSystem).mockResolvedValue(mockSystem);
});

describe('the host of a request', () => {
  it.each([
    ['localhost:3000', 'http://localhost:3000', ['main', 'volta']],
    ['cirris.localhost:3000', 'http://cirris.localhost:3000', ['cirris']],
    ['unknown.example', 'http://localhost:3000', ['main', 'volta']],
  ])('%s', async (host, origin, keys) => {
    const view = await loadHost(requested(host));
    expect([view?.origin, view?.sites.map(({ key }) => key)]).toEqual([origin, keys]);
  });
});

describe('a response from content', () => {
  it('is 503 with Retry-After while the content service fails', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await respondFromContent(() =>
      Promise.reject(new ContentError('unreachable', { operation: 'SystemData' })),
    );
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    expect(error).toHaveBeenCalled();
  });
  it('does not hide programming errors', async () => {
    await expect(respondFromContent(() => Promise.reject(new TypeError('x')))).rejects.toThrow('x');
  });
  it('has the given content type', () => {
    expect(textResponse('', 'application/xml').headers.get('content-type')).toBe(
      'application/xml; charset=utf-8',
    );
  });
});

describe('security.txt', () => {
  it("falls back to the main site's e-mail", async () => {
    const response = await handleSecurityText(requested('cirris.localhost:3000'));
    const text = await response.text();
    expect(text).toContain('Contact: mailto:info@example.org\n');
    expect(text).toContain('Canonical: http://cirris.localhost:3000/.well-known/security.txt\n');
  });
  it('is 404 without a contact', async () => {
    const sites = [{ ...mainSite, contact: null }];
    vi.mocked(loadSystem).mockResolvedValue({ ...mockSystem, sites });
    expect((await handleSecurityText(requested('localhost:3000'))).status).toBe(404);
  });
});

describe('a share card', () => {
  const open = mockPage('technology');
  const address: ShareCardAddress = {
    siteKey: 'main',
    urlCode: 'de-ch',
    parentSlug: 'home',
    slug: 'technology',
  };

  const publish = (page: typeof open) => {
    vi.mocked(loadPageIndex).mockResolvedValue([page]);
    vi.mocked(loadPage).mockResolvedValue({
      ...page,
      theme: 'Default',
      canonicalUrl: null,
      hideBreadcrumb: false,
      shareImage: null,
      shareImageUrl: null,
      modules: [],
    });
  };
  beforeEach(() => {
    publish(open);
    vi.mocked(renderShareCard).mockResolvedValue(new ArrayBuffer(8));
  });

  it('is an image, cached for a day', async () => {
    const response = await handleShareCard(address, null);
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([200, 'image/png', 'public, max-age=86400']);
  });
  it('returns 304 for the current ETag', async () => {
    const etag = (await handleShareCard(address, null)).headers.get('etag');
    vi.mocked(renderShareCard).mockClear();
    expect((await handleShareCard(address, `"other", W/${etag ?? ''}`)).status).toBe(304);
    expect(renderShareCard).not.toHaveBeenCalled();
  });
  it.each<[string, Partial<ShareCardAddress>]>([
    ['site', { siteKey: 'nobody' }],
    ['locale', { urlCode: 'ja' }],
    ['parent', { parentSlug: 'products' }],
    ['page', { slug: 'unknown' }],
  ])('is 404 for an unknown %s, without loading the page', async (_part, wrong) => {
    vi.mocked(loadPage).mockClear();
    expect((await handleShareCard({ ...address, ...wrong }, null)).status).toBe(404);
    expect(loadPage).not.toHaveBeenCalled();
  });
  const closed: [Partial<typeof open>][] = [
    [{ protection: { mode: 'password', version: 'x' } }],
    [{ protection: { mode: 'ciamRole', role: 'x' } }],
    [{ pageType: 'Error' }],
  ];
  it.each(closed)('is 404 for %j, without loading the page', async (rest) => {
    publish({ ...open, ...rest });
    vi.mocked(loadPage).mockClear();
    expect((await handleShareCard(address, null)).status).toBe(404);
    expect(loadPage).not.toHaveBeenCalled();
  });
  it.each(closed)('is 404 for a page that just became %j', async (rest) => {
    publish({ ...open, ...rest });
    vi.mocked(loadPageIndex).mockResolvedValue([open]);
    expect((await handleShareCard(address, null)).status).toBe(404);
  });
});
