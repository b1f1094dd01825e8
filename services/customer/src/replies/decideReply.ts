import type { InboundMail, ReplyAddressSettings } from './model';
import { checkReplyAddress, type CheckedAddress } from './replyAddress';

export type IgnoredReason = 'automatic' | 'list' | 'noReplyAddress';

export interface AddressedTicket {
  ticketNumber: number;
  userHash: string;
  isExpired: boolean;
}

export type ReplyDecision =
  | { kind: 'ignored'; reason: IgnoredReason }
  | { kind: 'forged' }
  | { kind: 'addressed'; targets: readonly AddressedTicket[] };

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

/** One target for each ticket and person; it is expired only if all of its addresses are. */
const toTargets = (addresses: readonly CheckedAddress[]): AddressedTicket[] => {
  const targets = new Map<string, AddressedTicket>();
  for (const address of addresses) {
    if (address.kind !== 'valid' && address.kind !== 'expired') continue;
    const { kind, ticketNumber, userHash } = address;
    const key = `${ticketNumber}.${userHash}`;
    const isExpired = kind === 'expired' && targets.get(key)?.isExpired !== false;
    targets.set(key, { ticketNumber, userHash, isExpired });
  }
  return [...targets.values()];
};

/** Classifies a mail by headers and recipients. The sender is verified later. */
export const decideReply = (
  { headers, recipients }: Pick<InboundMail, 'headers' | 'recipients'>,
  settings: ReplyAddressSettings,
  now: Date,
): ReplyDecision => {
  if (isAutomatic(headers)) return { kind: 'ignored', reason: 'automatic' };
  if (isOfList(headers)) return { kind: 'ignored', reason: 'list' };
  const addresses = [...new Set(recipients)]
    .map((recipient) => checkReplyAddress(recipient, settings, now))
    .filter(({ kind }) => kind !== 'other');
  const targets = toTargets(addresses);
  if (targets.length > 0) return { kind: 'addressed', targets };
  return addresses.length > 0 ? { kind: 'forged' } : { kind: 'ignored', reason: 'noReplyAddress' };
};
