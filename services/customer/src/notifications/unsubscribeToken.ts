import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { notificationTypes, type NotificationType } from '@kmx/contract/notifications';
import { parseJson } from '../../../toolkit/src/parseJson';

/** Lifetime of a link, from the time at which its mail was queued, in milliseconds. */
export const unsubscribeMilliseconds = 90 * 24 * 60 * 60 * 1000;

interface UnsubscribeTarget {
  userId: string;
  type: NotificationType;
}

type CheckedToken = ({ kind: 'valid' | 'expired' } & UnsubscribeTarget) | { kind: 'invalid' };

const payloadSchema = z.object({
  userId: z.string(),
  type: z.enum(notificationTypes),
  /** Milliseconds since the epoch. */
  expires: z.number(),
});

const sign = (payload: string, serviceKey: string): Buffer => {
  const key = hkdfSync('sha256', serviceKey, '', 'kmx-customer unsubscribe', 32);
  return createHmac('sha256', Buffer.from(key)).update(payload).digest();
};

/** Payload and HMAC-SHA256 of it, each in base64url, joined by a dot; the same for every attempt to send a mail. */
export const createUnsubscribeToken = (
  { userId, type }: UnsubscribeTarget,
  serviceKey: string,
  queuedAt: Date,
): string => {
  const content = { userId, type, expires: queuedAt.getTime() + unsubscribeMilliseconds };
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${sign(payload, serviceKey).toString('base64url')}`;
};

export const checkUnsubscribeToken = (token: string, serviceKey: string, now: Date): CheckedToken => {
  const [, payload, signature] = /^([\w-]{1,400})\.([\w-]{43})$/.exec(token) ?? [];
  if (payload === undefined || signature === undefined) return { kind: 'invalid' };
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(payload, serviceKey)))
    return { kind: 'invalid' };
  const parsed = payloadSchema.safeParse(parseJson(Buffer.from(payload, 'base64url').toString()));
  if (!parsed.success) return { kind: 'invalid' };
  const { userId, type, expires } = parsed.data;
  return { kind: now.getTime() < expires ? 'valid' : 'expired', userId, type };
};
