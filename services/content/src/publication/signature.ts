import { createHmac, timingSafeEqual } from 'node:crypto';

/** Value of `x-kmx-signature`: HMAC-SHA256 over `timestamp.body`, in hex. `timestamp` is in milliseconds since 1970, as text. */
export const signBody = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** Compares in constant time. @usedByTests */
export const isSignatureValid = (
  secret: string,
  timestamp: string,
  body: string,
  signature: string,
): boolean => {
  const expected = Buffer.from(signBody(secret, timestamp, body));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
};
