import { z } from 'zod';
import { limits } from '@kmx/core';

import { customerKeyHeaders } from '../customer/customerKeyHeaders';
import { env } from '../env';
import { fetchService } from '../fetchService';
import { log } from '../log';

import type { ReaderSession } from './readerSession';

/** Same as in the customer service: how long a session stays active while its state cannot be determined. */
export const maxStaleMs = 5 * 60_000;
const maxEntries = 10_000;

const responseSchema = z.object({ isActive: z.boolean() });

/** Time at which each session was last known to be active, in milliseconds. */
const seen = new Map<string, number>();

async function fetchActive(address: string, { subject, sid }: ReaderSession): Promise<boolean> {
  const response = await fetchService(
    `${address}/sessions/${encodeURIComponent(subject)}/${encodeURIComponent(sid)}`,
    {
      headers: customerKeyHeaders(),
      redirect: 'error',
      signal: AbortSignal.timeout(limits.serverTimeoutMs),
    },
  );
  if (!response.ok) throw new Error(`The customer service answered ${response.status}.`);
  return responseSchema.parse(await response.json()).isActive;
}

/**
 * Checks whether the session at the identity provider is still active; checked on every request, so that a copied
 * cookie expires with the session.
 */
export async function isSessionActive(session: ReaderSession, now: number): Promise<boolean> {
  const address = env().CUSTOMER_URL;
  if (address === undefined) return false;
  const key = JSON.stringify([session.subject, session.sid]);
  try {
    const isActive = await fetchActive(address, session);
    seen.delete(key);
    if (isActive) seen.set(key, now);
    const [oldest] = seen.keys();
    if (seen.size > maxEntries && oldest !== undefined) seen.delete(oldest);
    return isActive;
  } catch (error) {
    log('warn', 'The session of a reader cannot be checked.', {}, error);
    return now - (seen.get(key) ?? -Infinity) < maxStaleMs;
  }
}
