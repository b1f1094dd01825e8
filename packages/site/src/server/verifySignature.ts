import { createHmac } from 'node:crypto';

import { isSameText } from './isSameText';

const maxAgeMs = 5 * 60 * 1000;

interface Message {
  body: string;
  /** Milliseconds since 1970, as text. */
  timestamp: string;
  secret: string;
}

/** Returns `sha256=<hex>` over `<timestamp>.<body>`, as the content service signs its webhooks. */
export const signMessage = ({ body, timestamp, secret }: Message): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

interface SignedMessage {
  body: string;
  /** `sha256=<hex>` over `<timestamp>.<body>`. */
  signature: string | null;
  /** Milliseconds since 1970, as text. */
  timestamp: string | null;
  secret: string;
  now: number;
}

/**
 * Checks that a webhook was signed with our secret within the last five minutes; compares in constant time.
 */
export function verifySignature({ body, signature, timestamp, secret, now }: SignedMessage): boolean {
  if (!signature || !timestamp || !(Math.abs(now - Number(timestamp)) <= maxAgeMs)) return false;
  return isSameText(signature, signMessage({ body, timestamp, secret }));
}
