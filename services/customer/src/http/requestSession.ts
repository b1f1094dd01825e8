import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../../../toolkit/src/http/send';
import { IntrospectionUnavailable, TokenInvalid } from '../auth/tokenErrors';
import type { CustomerContext, OpenSession, Session } from '../graphql/context';

/** Returns a header that was sent once and is not empty. */
export const headerOf = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export interface SessionDependencies {
  openSession: OpenSession;
  context: Omit<CustomerContext, 'session'>;
}

/** The credential of a request as RFC 6750 sends it; undefined without one. Throws {@link TokenInvalid} for another one. */
const readBearer = (request: IncomingMessage): string | undefined => {
  const authorization = headerOf(request, 'authorization');
  if (authorization !== undefined) {
    const token = /^Bearer ([\w.~+/-]{1,4096}=*)$/i.exec(authorization)?.[1];
    if (token === undefined) throw new TokenInvalid('The header has no bearer token.');
    return token;
  }
  // Must not be anonymous: callers from before access tokens identify a user by this header.
  if (headerOf(request, 'x-identity-token') !== undefined)
    throw new TokenInvalid('An identity token is no credential.');
  return undefined;
};

/**
 * The session of a request: null without a token, undefined when its token cannot be taken, which then is written down
 * with what was asked for, and answered already.
 */
export const openRequestSession = async (
  { openSession, context }: SessionDependencies,
  request: IncomingMessage,
  response: ServerResponse,
  operation: string,
): Promise<Session | null | undefined> => {
  try {
    const token = readBearer(request);
    return token === undefined ? null : await openSession(token);
  } catch (error) {
    if (!(error instanceof TokenInvalid) && !(error instanceof IntrospectionUnavailable)) throw error;
    const { message, code } = error;
    context.logAnonymous(operation, message);
    const status = error instanceof TokenInvalid ? 401 : 503;
    const challenge: Record<string, string> =
      status === 401 ? { 'www-authenticate': 'Bearer error="invalid_token"' } : {};
    sendJson(response, status, { errors: [{ message, extensions: { code } }] }, challenge);
    return undefined;
  }
};
