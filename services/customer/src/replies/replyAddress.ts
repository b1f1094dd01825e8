import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { ReplyAddressSettings } from './model';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Lifetime of a reply address from the time at which its mail was queued, in days. */
export const replyAddressDays = 90;

interface ReplyTarget {
  ticketNumber: number;
  userId: string;
}

export type CheckedAddress =
  | { kind: 'valid' | 'expired'; ticketNumber: number; userHash: string }
  | { kind: 'forged' }
  /** Not a reply address. */
  | { kind: 'other' };

/** Identifies a person within an address: ids of identity providers may be longer than a local part (64 octets). */
export const hashUserId = (userId: string): string =>
  createHash('sha256').update(userId).digest('hex').slice(0, 12);

/** In hexadecimal, because mail servers may change the case of a local part; 128 bits of HMAC-SHA256. */
const sign = (payload: string, key: string): Buffer => {
  const derived = hkdfSync('sha256', key, '', 'kmx-customer reply', 32);
  return createHmac('sha256', Buffer.from(derived)).update(payload).digest().subarray(0, 16);
};

const payloadOf = (ticketNumber: string, userHash: string, lastDay: string): string =>
  [ticketNumber, userHash, lastDay].join('.');

/**
 * The address `reply+<ticket>.<person>.<last day><signature>@<domain>`, signed with the newest key; the same for every
 * attempt to send a mail.
 */
export const createReplyAddress = (
  { ticketNumber, userId }: ReplyTarget,
  { domain, keys: [key] }: ReplyAddressSettings,
  queuedAt: Date,
): string | null => {
  if (key === undefined) return null;
  const lastDay = String(Math.floor(queuedAt.getTime() / dayMilliseconds) + replyAddressDays);
  const userHash = hashUserId(userId);
  const signature = sign(payloadOf(String(ticketNumber), userHash, lastDay), key).toString('hex');
  return `reply+${ticketNumber}.${userHash}.${lastDay}${signature}@${domain}`;
};

const form = /^reply\+(\d{1,9})\.([\da-f]{12})\.(\d{5})([\da-f]{32})$/;

/** Checks an address against every key, so that mails sent before a key was replaced can still be answered. */
export const checkReplyAddress = (
  address: string,
  { domain, keys }: ReplyAddressSettings,
  now: Date,
): CheckedAddress => {
  const [local = '', host] = address.trim().toLowerCase().split('@');
  if (host !== domain || !local.startsWith('reply+')) return { kind: 'other' };
  const [, number = '', userHash = '', lastDay = '', signature = ''] = form.exec(local) ?? [];
  const payload = payloadOf(number, userHash, lastDay);
  const given = Buffer.from(signature, 'hex');
  const isSigned = keys.some((key) => {
    const expected = sign(payload, key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned) return { kind: 'forged' };
  const isExpired = Math.floor(now.getTime() / dayMilliseconds) > Number(lastDay);
  return { kind: isExpired ? 'expired' : 'valid', ticketNumber: Number(number), userHash };
};
