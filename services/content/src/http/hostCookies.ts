import { createHostCookies } from '@kmx/server/http';
import { environment } from '../config/environment';
import { onRequest } from './onRequest';

/**
 * Payload's cookie of a session. Its `cookiePrefix` would also rename the cookies of theme and language, which scripts write
 * without Secure.
 */
const sessionCookieName = 'payload-token';

/** Gives the cookie of a session the prefix `__Host-` where browsers reach the service over TLS. */
export const addHostCookies = (): void => {
  if (environment.publicUrl.startsWith('https:')) onRequest(createHostCookies([sessionCookieName]));
};
