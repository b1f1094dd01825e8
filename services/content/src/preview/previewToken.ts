import { createHmac } from 'node:crypto';

/** Lifetime of a preview address in milliseconds. */
const lifetime = 2 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;

/**
 * Opens the preview of one page for one to two hours: payload and HMAC-SHA256 of it, each in base64url, joined by a dot.
 * `now` is in milliseconds. Within one hour of the clock the token is the same, so that saving does not reload the preview.
 */
export const createPreviewToken = (page: string, key: string, now: number): string => {
  const expires = Math.floor(now / hour) * hour + lifetime;
  const payload = Buffer.from(JSON.stringify({ page, expires })).toString('base64url');
  return `${payload}.${createHmac('sha256', key).update(payload).digest('base64url')}`;
};
