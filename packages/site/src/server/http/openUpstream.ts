import { fail, limits, ok, type Result } from '@kmx/core';

import { env } from '../env';
import { describeFailure, log } from '../log';

export interface UpstreamRequest {
  /** The address of the service, without a slash at its end; the content service by default. */
  base?: string;
  /** On the service, percent-encoded; the host is ours to say. */
  path: string;
  method: 'GET' | 'HEAD';
  headers?: Record<string, string>;
}

export interface UpstreamUnavailable {
  readonly code: 'unavailable';
}

/** Everything that is told of the bytes, without them. */
async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, { status: response.status, headers: response.headers });
}

/** Opens bytes of a service behind the site: 3000 ms until its headers; the body may then take as long as the reader does. */
export async function openUpstream({
  base = env().CONTENT_URL,
  path,
  method,
  headers = {},
}: UpstreamRequest): Promise<Result<Response, UpstreamUnavailable>> {
  const untilHeaders = new AbortController();
  const timer = setTimeout(() => untilHeaders.abort(), limits.serverTimeoutMs);
  try {
    const response = await fetch(`${base}${path}`, {
      // The content service has no HEAD (it answers 404), so the bytes are asked for and left unread.
      method: 'GET',
      // Compressed bytes have no ranges that a reader could ask for.
      headers: { 'accept-encoding': 'identity', ...headers },
      signal: untilHeaders.signal,
      cache: 'no-store',
    });
    return ok(method === 'HEAD' ? await withoutBody(response) : response);
  } catch (error) {
    log('warn', `A service did not open a file: ${describeFailure(error)}`, { base, path });
    return fail({ code: 'unavailable' });
  } finally {
    clearTimeout(timer);
  }
}
