import { createHmac, timingSafeEqual } from 'node:crypto';

const maxAgeMs = 5 * 60 * 1000;

interface SignedMessage {
  body: string;
  /** `sha256=<hex>` over `<timestamp>.<body>`. */
  signature: string | null;
  /** Milliseconds since 1970, as text. */
  timestamp: string | null;
  secret: string;
  now: number;
}

/** Whether a webhook was signed with our secret within the last five minutes; compared in constant time. */
export function verifySignature({ body, signature, timestamp, secret, now }: SignedMessage): boolean {
  if (!signature || !timestamp || !(Math.abs(now - Number(timestamp)) <= maxAgeMs)) return false;
  const expected = Buffer.from(
    `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
  );
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
