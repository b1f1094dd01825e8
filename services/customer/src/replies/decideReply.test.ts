import { decideReply } from './decideReply';
import { createReplyAddress, hashUserId } from './replyAddress';

const settings = { domain: 'reply.komax.example', keys: ['a-key-of-at-least-16-signs'] };
const now = new Date('2026-03-02T08:00:00.000Z');
const address = createReplyAddress({ ticketNumber: 100_001, userId: 'u-customer' }, settings, now) ?? '';
const target = { ticketNumber: 100_001, userHash: hashUserId('u-customer'), isExpired: false };
const addressed = { kind: 'addressed', targets: [target] };
const otherTarget = { ...target, ticketNumber: 100_002 };
const addressOf = (ticketNumber: number, at = now) =>
  createReplyAddress({ ticketNumber, userId: 'u-customer' }, settings, at) ?? '';
const dayMilliseconds = 24 * 60 * 60 * 1000;
const longAgo = new Date(now.getTime() - 91 * dayMilliseconds);
const decide = (headers: Record<string, string>, recipients: readonly string[] = [address], at = now) =>
  decideReply({ headers: new Map(Object.entries(headers)), recipients }, settings, at);

test.each([
  ['a person', {}],
  ['a person whose program says so', { 'auto-submitted': 'no' }],
  ['a person in a hurry', { precedence: 'first-class', 'return-path': '<anna@sender.example>' }],
])('a mail of %s is a reply', (_who, headers) => {
  expect(decide(headers)).toEqual(addressed);
});

test.each([
  [{ 'auto-submitted': 'auto-replied' }, 'automatic'],
  [{ 'auto-submitted': 'Auto-Generated; owner' }, 'automatic'],
  [{ 'x-autoreply': 'yes' }, 'automatic'],
  [{ 'x-autorespond': 'Out of office' }, 'automatic'],
  [{ precedence: 'bulk' }, 'automatic'],
  [{ precedence: 'Junk' }, 'automatic'],
  [{ precedence: 'auto_reply' }, 'automatic'],
  [{ 'return-path': '<>' }, 'automatic'],
  [{ 'content-type': 'multipart/report; report-type=delivery-status' }, 'automatic'],
  [{ precedence: 'list' }, 'list'],
  [{ 'list-id': '<news.sender.example>' }, 'list'],
  [{ 'list-unsubscribe': '<https://sender.example/u>' }, 'list'],
])('a mail with %j is ignored: %s', (headers, reason) => {
  expect(decide(headers)).toEqual({ kind: 'ignored', reason });
});

test.each([
  ['nobody', [], { kind: 'ignored', reason: 'noReplyAddress' }],
  ['another address', ['service@komax.example'], { kind: 'ignored', reason: 'noReplyAddress' }],
  ['a colleague, too', ['bob@sender.example', address], addressed],
  ['a forged address', [address.replace('100001', '100002')], { kind: 'forged' }],
  ['a forged and a valid address', [address.replace('100001', '100002'), address], addressed],
  ['an address twice', [address, address.toUpperCase()], addressed],
  ['two tickets', [address, addressOf(100_002)], { ...addressed, targets: [target, otherTarget] }],
  ['an expired and a valid address of a ticket', [addressOf(100_001, longAgo), address], addressed],
  ['a valid and an expired address of a ticket', [address, addressOf(100_001, longAgo)], addressed],
])('a mail to %s', (_whom, recipients, expected) => {
  expect(decide({}, recipients)).toEqual(expected);
});

test('an expired address still names ticket and person', () => {
  const later = new Date('2026-06-02T08:00:00.000Z');
  expect(decide({}, [address], later)).toEqual({ ...addressed, targets: [{ ...target, isExpired: true }] });
});
