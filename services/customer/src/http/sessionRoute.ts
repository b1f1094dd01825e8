import type { ServerResponse } from 'node:http';
import { sendJson } from '../../../toolkit/src/http/send';
import { IdentityUnavailable, type IdentityClient } from '../identity/identityClient';

export interface SessionStateDependencies {
  identity: Pick<IdentityClient, 'isSessionActive'>;
}

/** GET /sessions/{subject}/{sid}: `{isActive}`, for the site, which opens pages by role; 503 while that is unknown. */
export const handleSessionState = async (
  { identity }: SessionStateDependencies,
  subject: string,
  sid: string,
  response: ServerResponse,
): Promise<void> => {
  try {
    sendJson(response, 200, { isActive: await identity.isSessionActive(subject, sid) });
  } catch (error) {
    if (!(error instanceof IdentityUnavailable)) throw error;
    sendJson(response, 503, { code: error.code });
  }
};
