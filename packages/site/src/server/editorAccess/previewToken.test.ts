import { createHmac } from 'node:crypto';

import type * as Subject from './previewToken';

const key = 'a-preview-key-for-tests';
const now = Date.parse('2026-01-02T03:04:05Z');
const hour = 3_600_000;

beforeEach(() => vi.resetModules());

/** The environment is read only once per module registry. */
async function withKey(previewKey: string): Promise<typeof Subject> {
  process.env.PREVIEW_API_KEY = previewKey;
  return import('./previewToken');
}

const pack = (content: object, secret = key) => {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

describe('preview token', () => {
  it('is valid for its page for two hours', async () => {
    const { writePreviewToken, isPreviewToken } = await withKey(key);
    const token = writePreviewToken('p1', now) ?? '';
    expect(isPreviewToken(token, 'p1', now + 2 * hour - 1)).toBe(true);
    expect(isPreviewToken(token, 'p1', now + 2 * hour)).toBe(false);
  });

  it('equals the one of the content service with the same key', async () => {
    const { isPreviewToken } = await withKey(key);
    expect(isPreviewToken(pack({ page: 'p1', expires: now + hour }), 'p1', now)).toBe(true);
  });

  it.each([
    ['of another page', pack({ page: 'p2', expires: now + hour })],
    ['of another key', pack({ page: 'p1', expires: now + hour }, 'another-key-for-tests')],
    ['without an end', pack({ page: 'p1' })],
    ['that is no JSON', pack([])],
    [
      'with another content',
      `${pack({ page: 'p1', expires: 0 }).replace(/^[^.]+/, Buffer.from(JSON.stringify({ page: 'p1', expires: now + hour })).toString('base64url'))}`,
    ],
    ['without a signature', pack({ page: 'p1', expires: now + hour }).replace(/\..*$/, '.')],
    ['that is empty', ''],
    ['that is a dot', '.'],
  ])('is rejected: one %s', async (_name, token) => {
    const { isPreviewToken } = await withKey(key);
    expect(isPreviewToken(token, 'p1', now)).toBe(false);
  });

  it('is neither created nor accepted without a key', async () => {
    const { writePreviewToken, isPreviewToken } = await withKey('');
    expect(writePreviewToken('p1', now)).toBeUndefined();
    expect(isPreviewToken(pack({ page: 'p1', expires: now + hour }, 'undefined'), 'p1', now)).toBe(false);
  });
});
