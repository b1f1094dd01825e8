import { createHmac } from 'node:crypto';

import { env } from '../env';

/** A hash that only this installation can make (HMAC-SHA256); the purpose keeps one use from standing in for another. */
export const keyedHash = (purpose: string, ...parts: string[]): string =>
  // As JSON, so that no two lists of parts look alike.
  createHmac('sha256', env().SESSION_SECRET)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');
