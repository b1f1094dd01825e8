import { createHmac } from 'node:crypto';

import { verifySignature } from './verifySignature';

const secret = 'a-secret-of-some-length';
const now = 1_790_000_000_000;
const body = '{"tags":["system"]}';
const sign = (timestamp: string, key = secret) =>
  `sha256=${createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')}`;

describe('verifySignature', () => {
  it.each([
    ['a fresh, rightly signed message', sign(String(now)), String(now), true],
    ['a signature by another secret', sign(String(now), 'other'), String(now), false],
    ['a replay six minutes later', sign(String(now - 360_000)), String(now - 360_000), false],
    ['a timestamp that was not signed', sign(String(now - 1000)), String(now), false],
    ['a timestamp that is no number', sign('soon'), 'soon', false],
    ['no signature', null, String(now), false],
    ['no timestamp', sign(String(now)), null, false],
    ['a signature of another length', 'sha256=ab', String(now), false],
  ])('%s', (_name, signature, timestamp, expected) => {
    expect(verifySignature({ body, signature, timestamp, secret, now })).toBe(expected);
  });
});
