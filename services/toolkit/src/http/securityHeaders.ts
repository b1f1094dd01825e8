import { z } from 'zod';

/** The variable of a service that does not know its public address; it goes into the schema of its environment. */
export const transportVariables = z.object({
  BEHIND_TLS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
});

/** Two years, as preload lists ask for. */
const strictTransport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/**
 * Headers of every response, which a handler may override: nothing loads or frames it, and nobody learns its address. Over plain
 * HTTP browsers ignore strict transport, so only services behind TLS send it.
 */
export const createSecurityHeaders = (isBehindTls: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(isBehindTls ? strictTransport : {}),
});
