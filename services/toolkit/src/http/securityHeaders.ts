import { z } from 'zod';

export const transportVariables = z.object({
  BEHIND_TLS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
});

/** Two years, as required by preload lists. */
const strictTransport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/**
 * Headers of every response, which a handler may override: no framing, no subresources, no referrer. Browsers ignore
 * strict transport over plain HTTP, so only services behind TLS send it.
 */
export const createSecurityHeaders = (isBehindTls: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(isBehindTls ? strictTransport : {}),
});
