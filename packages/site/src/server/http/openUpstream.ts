import { fail, limits, ok, type Result } from '@kmx/core';

import { env } from '../env';
import { fetchService } from '../fetchService';
import { circuitOf } from '../graphql/circuits';
import { log } from '../log';

import { limitWaiting } from './limitWaiting';

export interface UpstreamRequest {
  /** Address of the service without a trailing slash; the content service by default. */
  base?: string;
  /** Percent-encoded path; the host must not come from user input. */
  path: string;
  method: 'GET' | 'HEAD';
  headers?: Record<string, string>;
  /**
   * Limit for the whole body in milliseconds, without the time of a slow reader; unlimited by default, for
   * videos.
   */
  maxWaitingMs?: number;
}

/** Images are small, and a slow one delays its page. */
export const maxPictureWaitingMs = 10_000;

export interface UpstreamUnavailable {
  readonly code: 'unavailable';
}

/** Drops the body but keeps status and headers. */
async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, { status: response.status, headers: response.headers });
}

/** A service that sends nothing for this long counts as failed, in milliseconds. */
const maxSilenceMs = 5000;

async function withLimitedBody(response: Response, totalMs: number): Promise<Response> {
  const { status, headers } = response;
  const body = response.body && (await limitWaiting(response.body, { partMs: maxSilenceMs, totalMs }));
  const limited = new Response(body, { status, headers });
  // An empty chunked body is known to be empty only at its end.
  if (response.body && !body) limited.headers.set('content-length', '0');
  return limited;
}

/**
 * Opens a file of a service with a timeout of 3000 ms for headers and first bytes. The rest is unlimited as
 * long as the service keeps sending.
 */
export async function openUpstream({
  base = env().CONTENT_URL,
  path,
  method,
  headers = {},
  maxWaitingMs = Infinity,
}: UpstreamRequest): Promise<Result<Response, UpstreamUnavailable>> {
  // Images do not affect the circuit, because slow scaling says nothing about pages.
  if (!(await circuitOf(base).isClosed())) return fail({ code: 'unavailable' });
  const untilHeaders = new AbortController();
  const timer = setTimeout(() => untilHeaders.abort(), limits.serverTimeoutMs);
  try {
    const response = await fetchService(`${base}${path}`, {
      // The content service does not support HEAD (404), so a GET is aborted instead.
      method: 'GET',
      // Ranges refer to uncompressed bytes.
      headers: { 'accept-encoding': 'identity', ...headers },
      signal: untilHeaders.signal,
      redirect: 'error',
      cache: 'no-store',
    });
    return ok(
      method === 'HEAD' ? await withoutBody(response) : await withLimitedBody(response, maxWaitingMs),
    );
  } catch (error) {
    log('warn', 'A file could not be opened.', { base, path }, error);
    return fail({ code: 'unavailable' });
  } finally {
    clearTimeout(timer);
  }
}
