import { NextResponse } from 'next/server';
import { z } from 'zod';

import { clearCache } from '../http/clearSiteData';
import { isOwnRequest } from '../http/isOwnRequest';
import { parseJson } from '../http/parseJson';
import { readLimitedText } from '../http/readLimitedText';
import { jsonError, jsonUnavailable } from '../http/responses';
import { serverCookie } from '../http/serverCookie';

import { readerNameCookieName, readerSessionCookieName, writeReaderSession } from './readerSession';
import { verifyIdentityToken, type VerifiedReader } from './verifyIdentityToken';

/** Tokens with many roles have several kilobytes. */
const maxBytes = 32 * 1024;
/** Browsers drop cookies above 4096 bytes including name and attributes. */
const maxCookieLength = 3800;

const bodySchema = z.object({ idToken: z.string().min(1) });

async function readToken(request: Request): Promise<string | undefined> {
  const text = await readLimitedText(request, maxBytes);
  return text === undefined ? undefined : bodySchema.safeParse(parseJson(text)).data?.idToken;
}

const done = () => new NextResponse(null, { status: 204, headers: { 'cache-control': 'no-store' } });

function createSessionResponse(request: Request, { name, ...session }: VerifiedReader): NextResponse {
  const value = writeReaderSession(session);
  if (value.length > maxCookieLength)
    return NextResponse.json({ error: 'There are more roles than a session holds.' }, { status: 413 });
  const response = done();
  const cookie = { ...serverCookie(request.headers), expires: new Date(session.expiresAt) };
  response.cookies.set(readerSessionCookieName, value, cookie);
  response.cookies.set(readerNameCookieName, name.slice(0, 100), { ...cookie, httpOnly: false });
  return response;
}

/** `POST /api/session` {idToken}: starts a session until the token expires, for pages that require a role. */
export async function handleSessionStart(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return jsonError(403, 'Only pages of this site start a session.');
  const token = await readToken(request);
  if (token === undefined) return jsonError(400, 'Expected JSON with an idToken.');
  const reader = await verifyIdentityToken(token);
  if (reader.ok) return createSessionResponse(request, reader.value);
  switch (reader.error) {
    case 'invalid':
      return jsonError(401, 'The token is not valid here.');
    case 'unavailable':
      return jsonUnavailable('The identity provider does not answer.');
  }
}

/** `DELETE /api/session`: ends the session. */
export function handleSessionEnd(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers))
    return Promise.resolve(jsonError(403, 'Only pages of this site end a session.'));
  const response = clearCache(done());
  for (const name of [readerSessionCookieName, readerNameCookieName])
    response.cookies.set(name, '', { ...serverCookie(request.headers), maxAge: 0 });
  return Promise.resolve(response);
}
