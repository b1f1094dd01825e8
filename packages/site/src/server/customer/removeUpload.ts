import { limits } from '@kmx/core';

import { env } from '../env';
import { fetchService } from '../fetchService';
import { log } from '../log';

import { customerKeyHeaders } from './customerKeyHeaders';

/**
 * Removes an unclaimed upload, on behalf of its sender if known. Returns the status of the service, or 503 if
 * it failed.
 */
export async function removeUpload(id: string, bearer: Record<string, string>): Promise<number> {
  const address = env().CUSTOMER_URL;
  if (address === undefined) return 503;
  try {
    const response = await fetchService(`${address}/uploads/${encodeURIComponent(id)}`, {
      method: 'DELETE',
      headers: { ...customerKeyHeaders(), ...bearer },
      redirect: 'error',
      signal: AbortSignal.timeout(limits.serverTimeoutMs),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    log('warn', 'An upload could not be removed.', {}, error);
    return 503;
  }
}
