import type { InboundMail, ReplyAddressSettings } from './model';
import { checkReplyAddress } from './replyAddress';

export type IgnoredReason = 'automatic' | 'list' | 'noReplyAddress';

export type ReplyDecision =
  | { kind: 'ignored'; reason: IgnoredReason }
  | { kind: 'forged' }
  | { kind: 'addressed'; ticketNumber: number; userHash: string; isExpired: boolean };

/** RFC 3834, and the headers that programs used before it. */
const isAutomatic = (headers: ReadonlyMap<string, string>): boolean => {
  const valueOf = (name: string): string => (headers.get(name) ?? '').toLowerCase();
  const submitted = valueOf('auto-submitted');
  return (
    (submitted !== '' && !/^no\b/.test(submitted)) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-response'].some((name) =>
      headers.has(name),
    ) ||
    /^(?:bulk|junk|auto_reply)\b/.test(valueOf('precedence')) ||
    // Notices of mail servers have no return address; reports are receipts and failures (RFC 6522).
    valueOf('return-path') === '<>' ||
    valueOf('content-type').startsWith('multipart/report')
  );
};

const isOfList = (headers: ReadonlyMap<string, string>): boolean =>
  ['list-id', 'list-post', 'list-unsubscribe'].some((name) => headers.has(name)) ||
  /^list\b/i.test(headers.get('precedence') ?? '');

/** Classifies a mail by headers and recipients. The sender is verified later. */
export const decideReply = (
  { headers, recipients }: Pick<InboundMail, 'headers' | 'recipients'>,
  settings: ReplyAddressSettings,
  now: Date,
): ReplyDecision => {
  if (isAutomatic(headers)) return { kind: 'ignored', reason: 'automatic' };
  if (isOfList(headers)) return { kind: 'ignored', reason: 'list' };
  const addresses = recipients
    .map((recipient) => checkReplyAddress(recipient, settings, now))
    .filter(({ kind }) => kind !== 'other');
  for (const address of addresses)
    if (address.kind === 'valid' || address.kind === 'expired')
      return {
        kind: 'addressed',
        ticketNumber: address.ticketNumber,
        userHash: address.userHash,
        isExpired: address.kind === 'expired',
      };
  return addresses.length > 0 ? { kind: 'forged' } : { kind: 'ignored', reason: 'noReplyAddress' };
};
