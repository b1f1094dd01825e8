import { traceHeaders } from '@kmx/server/tracing';
import { signBody } from './signature';

const timeoutMilliseconds = 3_000;

type PostResult = { ok: true } | { ok: false; error: string };

/** Sends the invalidated tags to the site, signed; any response of the 2xx family confirms. */
export const postTags = async (url: string, secret: string, tags: readonly string[]): Promise<PostResult> => {
  const body = JSON.stringify({ tags });
  const timestamp = String(Date.now());
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-kmx-timestamp': timestamp,
        'x-kmx-signature': signBody(secret, timestamp, body),
        ...traceHeaders(),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    await response.body?.cancel();
    return response.ok ? { ok: true } : { ok: false, error: `The site answered ${response.status}.` };
  } catch (cause) {
    return {
      ok: false,
      error: `The site could not be reached: ${cause instanceof Error ? cause.message : 'unknown'}.`,
    };
  }
};
