import { createHash } from 'node:crypto';

import { isEtagKnown } from './isEtagKnown';

const etagOf = (body: string) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 24)}"`;

/** Responds with JSON, or 304 if the client has it (RFC 9110, 13). */
export function respondWithEtag(value: unknown, request: Request, headers: Record<string, string>): Response {
  const body = JSON.stringify(value);
  const all = { ...headers, etag: etagOf(body) };
  if (isEtagKnown(request.headers.get('if-none-match') ?? '', all.etag))
    return new Response(null, { status: 304, headers: all });
  return new Response(body, { headers: { ...all, 'content-type': 'application/json' } });
}
