import { limits } from '@kmx/core';

import { previewHeaders } from '../content/previewHeaders';
import { env } from '../env';
import { fetchService } from '../fetchService';
import { log } from '../log';

import type { SendMisses } from './MissStore';

/** Statuses for an invalid report, which must not be retried. */
const rejections = [400, 413, 422];

/** Reports missing pages to the content service; failures are logged. */
export const sendMisses: SendMisses = async (misses) => {
  const addresses = String(misses.length);
  try {
    const response = await fetchService(`${env().CONTENT_URL}/api/missing-addresses/record`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...previewHeaders() },
      body: JSON.stringify({ misses }),
      redirect: 'error',
      signal: AbortSignal.timeout(limits.serverTimeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return 'taken';
    log('warn', 'Missing addresses were rejected.', { status: String(response.status), addresses });
    return rejections.includes(response.status) ? 'rejected' : 'failed';
  } catch (error) {
    log('warn', 'Missing addresses could not be reported.', { addresses }, error);
    return 'failed';
  }
};
