import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../../../toolkit/src/http/send';
import { KeysUnavailable, TokenInvalid } from '../auth/verifyIdentityToken';
import type { CustomerContext, OpenSession, Session } from '../graphql/context';

/** A header that stands once and says something. */
export const headerOf = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export interface SessionDependencies {
  openSession: OpenSession;
  context: Omit<CustomerContext, 'session'>;
}

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
  const token = headerOf(request, 'x-identity-token');
  if (token === undefined) return null;
  try {
    return await openSession(token);
  } catch (error) {
    if (!(error instanceof TokenInvalid) && !(error instanceof KeysUnavailable)) throw error;
    const { message, code } = error;
    context.logAnonymous(operation, message);
    const status = error instanceof TokenInvalid ? 401 : 503;
    sendJson(response, status, { errors: [{ message, extensions: { code } }] });
    return undefined;
  }
};
