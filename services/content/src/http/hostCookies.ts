import { createHostCookies } from '@kmx/server/http';
import { environment } from '../config/environment';
import { onRequest } from './onRequest';

/**
 * Payload's cookies of a session and of the language, which its server writes. Its `cookiePrefix` would also rename the
 * theme's, which a script writes without Secure.
 */
const serverCookieNames = ['payload-token', 'payload-lng'];

/** Gives the cookies of the server the prefix `__Host-` where browsers reach the service over TLS. */
export const addHostCookies = (): void => {
  if (environment.publicUrl.startsWith('https:')) onRequest(createHostCookies(serverCookieNames));
};
