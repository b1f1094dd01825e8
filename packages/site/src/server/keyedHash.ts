import { createHmac } from 'node:crypto';

import { env } from './env';

/** Keyed hash (HMAC-SHA256) with the installation's secret; `purpose` separates domains. */
export const keyedHash = (purpose: string, ...parts: string[]): string =>
  // JSON makes the encoding of the parts unambiguous.
  createHmac('sha256', env().SESSION_SECRET)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');
