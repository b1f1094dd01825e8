import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares two secrets in constant time, regardless of length. */
export const isSameSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(digest(given), digest(secret));

/** Compares the header `x-service-key` in constant time. */
export const isAuthorised = ({ headers }: Pick<IncomingMessage, 'headers'>, key: string): boolean => {
  const given = headers['x-service-key'];
  return typeof given === 'string' && isSameSecret(given, key);
};

export const describeWrongKey = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  headers['x-service-key'] === undefined
    ? 'There is no service key.'
    : 'The service key is not the right one.';
