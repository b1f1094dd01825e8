import { POST } from './route';
import { pageInvalidations } from '@/server/content/pageInvalidations';
import { notifySearch } from '@/server/search/notifySearch';
import { signMessage } from '@/server/verifySignature';

// Notices are repeated in the background, which would outlive the test.
vi.mock('@/server/search/notifySearch', () => ({ notifySearch: vi.fn() }));
const notices = vi.mocked(notifySearch);

// Read once per process, on first use.
const secret = 'a-revalidate-secret-for-tests';
process.env.REVALIDATE_SECRET = secret;

function send(body: string, signedBody = body) {
  const timestamp = String(Date.now());
  const signature = signMessage({ body: signedBody, timestamp, secret });
  const headers = { 'x-kmx-signature': signature, 'x-kmx-timestamp': timestamp };
  return POST(new Request('http://localhost/api/revalidate', { method: 'POST', body, headers }));
}

beforeEach(() => {
  notices.mockReset();
});

describe('POST /api/revalidate', () => {
  it('invalidates the tags of a publication', async () => {
    const renderedAt = pageInvalidations().now;
    const response = await send(JSON.stringify({ tags: ['site:main', 'media:1'] }));
    expect([response.status, await response.json()]).toEqual([200, { revalidated: ['site:main', 'media'] }]);
    const isDropped = (tag: string) => pageInvalidations().isStale(renderedAt, [tag]);
    expect(['site:main', 'media', 'site:volta'].map(isDropped)).toEqual([true, true, false]);
    expect(notices.mock.calls).toEqual([[['site:main', 'media']]]);
  });

  it.each([
    ['a wrong signature', '{"tags":["system"]}', '{"tags":["media"]}', 401],
    ['a body that is too large', 'x'.repeat(100_001), undefined, 413],
    ['no tags', '{"tags":[]}', undefined, 400],
    ['no JSON', '{', undefined, 400],
  ])('rejects and logs %s', async (_, body, signedBody, status) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const renderedAt = pageInvalidations().now;
    expect((await send(body, signedBody)).status).toBe(status);
    expect(pageInvalidations().now).toBe(renderedAt);
    expect(notices).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/publication webhook was rejected\..*"status":"4/),
    );
  });
});
