import { fail, limits, ok, type Result } from '@kmx/core';

import { env } from '../env';
import { circuitOf } from '../graphql/circuits';
import { describeFailure, log } from '../log';

import { limitWaiting } from './limitWaiting';

export interface UpstreamRequest {
  /** The address of the service, without a slash at its end; the content service by default. */
  base?: string;
  /** On the service, percent-encoded; the host is ours to say. */
  path: string;
  method: 'GET' | 'HEAD';
  headers?: Record<string, string>;
  /** For all bytes together, the time of a slow reader not counted; without it a film may take as long as it does. */
  maxWaitingMs?: number;
}

/** A picture is small: what takes longer holds up the page that shows it. */
export const maxPictureWaitingMs = 10_000;

export interface UpstreamUnavailable {
  readonly code: 'unavailable';
}

/** Everything that is told of the bytes, without them. */
async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, { status: response.status, headers: response.headers });
}

/** A service that sends nothing for this long is not sending any more. */
const maxSilenceMs = 5000;

async function withLimitedBody(response: Response, totalMs: number): Promise<Response> {
  const { status, headers } = response;
  const body = response.body && (await limitWaiting(response.body, { partMs: maxSilenceMs, totalMs }));
  const limited = new Response(body, { status, headers });
  // A body in chunks does not tell before its end that it is empty.
  if (response.body && !body) limited.headers.set('content-length', '0');
  return limited;
}

/**
 * Opens bytes of a service behind the site: 3000 ms until its headers and first bytes. The rest may take as long as the
 * reader does, as long as the service keeps sending.
 */
export async function openUpstream({
  base = env().CONTENT_URL,
  path,
  method,
  headers = {},
  maxWaitingMs = Infinity,
}: UpstreamRequest): Promise<Result<Response, UpstreamUnavailable>> {
  // Pictures are not counted for it: one that is being scaled says nothing of pages.
  if (!(await circuitOf(base).isClosed())) return fail({ code: 'unavailable' });
  const untilHeaders = new AbortController();
  const timer = setTimeout(() => untilHeaders.abort(), limits.serverTimeoutMs);
  try {
    const response = await fetch(`${base}${path}`, {
      // The content service has no HEAD (it answers 404), so the bytes are asked for and left unread.
      method: 'GET',
      // Compressed bytes have no ranges that a reader could ask for.
      headers: { 'accept-encoding': 'identity', ...headers },
      signal: untilHeaders.signal,
      redirect: 'error',
      cache: 'no-store',
    });
    return ok(
      method === 'HEAD' ? await withoutBody(response) : await withLimitedBody(response, maxWaitingMs),
    );
  } catch (error) {
    log('warn', `A service did not open a file: ${describeFailure(error)}`, { base, path });
    return fail({ code: 'unavailable' });
  } finally {
    clearTimeout(timer);
  }
}
