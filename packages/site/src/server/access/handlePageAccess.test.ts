import type { Mock } from 'vitest';
import { ContentError } from '../content/ContentError';

import { resetGuesses } from './guessLimit';
import { handlePageAccess } from './handlePageAccess';
import { addGrant, isUnlocked, pageAccessCookieName } from './pageAccess';
import { postRequest } from './postRequest.mock';

// Password checks and failures that the real content service cannot reproduce.
vi.mock('../content/queryContent', () => ({ queryContent: vi.fn() }));
const { queryContent } = await vi.importMock<{ queryContent: Mock }>('../content/queryContent');

// Read once per process, on first use.
process.env.PREVIEW_API_KEY = 'a-preview-key-for-tests';

const respondWith = (matches: boolean, version: string | null = 'v1') =>
  queryContent.mockResolvedValue({
    pagePasswordMatches: matches,
    pageById: version === null ? null : { protection: { version } },
  });

const post = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  handlePageAccess(postRequest({ path: '/api/page-access', form, headers }));

const fields = { pageId: 'a', password: 'secret', returnTo: '/en/about?a=1' };

function cookieOf(response: Response): string | undefined {
  const header = response.headers.getSetCookie().find((line) => line.startsWith(`${pageAccessCookieName}=`));
  const value = header?.slice(header.indexOf('=') + 1).split(';')[0];
  return value === undefined ? undefined : decodeURIComponent(value);
}

beforeEach(() => {
  resetGuesses();
  queryContent.mockReset();
  respondWith(false);
  for (const level of ['error', 'warn', 'info'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
});

describe('handlePageAccess', () => {
  it('"the session remembers it": redirects back with a session grant for the right password', async () => {
    respondWith(true);
    const response = await post({ ...fields, returnTo: '/en/about?a=1&access=wrong' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/en/about?a=1');
    expect(isUnlocked(cookieOf(response), 'a', 'v1')).toBe(true);
    const [header] = response.headers.getSetCookie();
    expect(header).toMatch(/HttpOnly/i);
    expect(header).toMatch(/SameSite=lax/i);
    expect(header).not.toMatch(/Expires|Max-Age|Secure/i);
  });

  it('preserves the previous grants, and sets Secure on https', async () => {
    respondWith(true);
    const cookie = `${pageAccessCookieName}=${encodeURIComponent(addGrant(undefined, 'b', 'v7'))}`;
    const response = await post(fields, { cookie, 'x-forwarded-proto': 'https' });
    expect(isUnlocked(cookieOf(response), 'b', 'v7')).toBe(true);
    expect(response.headers.getSetCookie()[0]).toMatch(/Secure/i);
  });

  it('queries only the given page, with the preview key', async () => {
    await post(fields);
    expect(queryContent).toHaveBeenCalledWith(
      expect.anything(),
      expect.anything(),
      { id: 'a', password: 'secret' },
      'en',
      { isPreview: true },
    );
  });

  it('"password required" (section 5): does not verify an empty one', async () => {
    const response = await post({ ...fields, password: '' });
    expect(response.headers.get('location')).toBe('/en/about?a=1&access=required');
    expect(queryContent).not.toHaveBeenCalled();
  });

  it.each([
    ['a wrong password', false, 'v1'],
    ['an unknown page', false, null],
    ['a page whose protection went meanwhile', true, null],
  ])('returns "wrong" for %s, without details', async (_, matches, version) => {
    respondWith(matches, version);
    const response = await post(fields);
    expect(response.headers.get('location')).toBe('/en/about?a=1&access=wrong');
    expect(cookieOf(response)).toBeUndefined();
  });

  it('reports an unavailable content service without counting the attempt', async () => {
    queryContent.mockRejectedValue(new ContentError('unreachable', { operation: 'PagePassword' }));
    for (let time = 0; time < 12; time += 1) {
      const response = await post(fields);
      expect(response.headers.get('location')).toBe('/en/about?a=1&access=unavailable');
    }
  });

  it('throttles wrong guesses of an address, even followed by the right password, and no other address', async () => {
    const from = (address: string) => post(fields, { 'x-kmx-client-address': address });
    for (let time = 0; time < 10; time += 1) await from('10.0.0.1');
    respondWith(true);
    const response = await from('10.0.0.1');
    expect(response.headers.get('location')).toBe('/en/about?a=1&access=throttled');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('10.0.0.2')).headers.get('location')).toBe('/en/about?a=1');
  });

  it('does not count correct passwords', async () => {
    respondWith(true);
    for (let time = 0; time < 15; time += 1) {
      expect((await post(fields)).headers.get('location')).toBe('/en/about?a=1');
    }
  });

  it('counts concurrent guesses', async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, () => post(fields)));
    const wrong = responses.filter((response) => response.headers.get('location')?.endsWith('wrong'));
    expect(wrong).toHaveLength(10);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'leads home instead of to %s',
    async (returnTo) => {
      respondWith(true);
      expect((await post({ ...fields, returnTo })).headers.get('location')).toBe('/');
    },
  );

  it.each([
    ['a body over 10 kB', { text: 'a'.repeat(10_001) }, /10 kB/],
    ['invalid JSON', { text: '{' }, /not JSON/],
    ['another type', { text: 'a', headers: { 'content-type': 'text/plain' } }, /application\/json/],
    ['no page', { json: { password: 'a' } }, /pageId/],
  ])('returns 400 with a message for %s', async (_, posted, sentence) => {
    const response = await handlePageAccess(postRequest({ path: '/api/page-access', ...posted }));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringMatching(sentence) as string });
  });

  it('logs no password', async () => {
    queryContent.mockRejectedValue(new ContentError('timeout', { operation: 'PagePassword' }));
    await post(fields);
    expect(JSON.stringify((console.error as Mock).mock.calls)).not.toContain('secret');
  });
});
