import { createHostCookies } from '@kmx/server/http';
import { environment } from '../config/environment';
import { onRequest } from './onRequest';

/** Payload's cookies of a session, the language and the theme. A script writes the last one (secureThemeCookie.ts). */
const cookieNames = ['payload-token', 'payload-lng', 'payload-theme'];

/** Gives the cookies of the admin the prefix `__Host-` where browsers reach the service over TLS. */
export const addHostCookies = (): void => {
  if (environment.publicUrl.startsWith('https:')) onRequest(createHostCookies(cookieNames));
};
