import { checkReplyAddress, createReplyAddress, hashUserId, replyAddressDays } from './replyAddress';

const settings = { domain: 'reply.komax.example', keys: ['the-new-key-of-16-signs'] };
const queuedAt = new Date('2026-03-02T08:00:00.000Z');
const target = { ticketNumber: 104_233, userId: '00000000-0000-4000-8000-000000000000' };
const address = createReplyAddress(target, settings, queuedAt) ?? '';
const valid = { kind: 'valid', ticketNumber: 104_233, userHash: hashUserId(target.userId) };
const after = (days: number) => new Date(queuedAt.getTime() + days * 24 * 60 * 60 * 1000);

test('the local part has at most 64 octets (RFC 5321, section 4.5.3.1.1), up to ten million tickets', () => {
  const longest = createReplyAddress({ ...target, ticketNumber: 9_999_999 }, settings, queuedAt);
  expect(longest?.split('@')[0]).toHaveLength(64);
});

test.each([
  ['as it was sent', address, valid],
  ['in capitals', address.toUpperCase(), valid],
  ['of another ticket', address.replace('104233', '104234'), { kind: 'forged' }],
  ['of another person', address.replace(valid.userHash, hashUserId('u-other')), { kind: 'forged' }],
  ['with a later last day', address.replace(/\.(\d)\d{4}(?=[\da-f]{32}@)/, '.$19999'), { kind: 'forged' }],
  ['with a shorter signature', address.replace(/[\da-f]{2}@/, '@'), { kind: 'forged' }],
  ['without a signature', `reply+104233@${settings.domain}`, { kind: 'forged' }],
  ['of another domain', address.replace('reply.komax', 'komax'), { kind: 'other' }],
  ['of somebody else', `service@${settings.domain}`, { kind: 'other' }],
  ['that is empty', '', { kind: 'other' }],
])('an address %s', (_what, given, expected) => {
  expect(checkReplyAddress(given, settings, queuedAt)).toEqual(expected);
});

test.each([
  [replyAddressDays, 'valid'],
  [replyAddressDays + 1, 'expired'],
])('after %d days it is %s', (days, kind) => {
  expect(checkReplyAddress(address, settings, after(days))).toEqual({ ...valid, kind });
});

test.each([
  ['the newest of two keys', ['another-key-of-16-signs', ...settings.keys], 'valid'],
  ['another key', ['another-key-of-16-signs'], 'forged'],
  ['no key', [], 'forged'],
])('is checked with %s', (_what, keys, kind) => {
  expect(checkReplyAddress(address, { ...settings, keys }, queuedAt).kind).toBe(kind);
});

test('there is no address without a key', () => {
  expect(createReplyAddress(target, { ...settings, keys: [] }, queuedAt)).toBeNull();
});
