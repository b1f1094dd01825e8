import { createHostCookies } from '@kmx/server/http';

import { pageAccessCookieName } from '@/server/access/pageAccess';
import { editorCookieName } from '@/server/editorAccess/editorSession';
import { personCookieName } from '@/server/editorAccess/personCookie';
import { formStateCookieNames } from '@/server/forms/stateCookies';
import { readerSessionCookieName } from '@/server/session/readerSession';

/** Cookies that only the server reads and writes; scripts read the others by their names. */
const serverCookieNames = [
  editorCookieName,
  personCookieName,
  pageAccessCookieName,
  readerSessionCookieName,
  ...formStateCookieNames,
];

/** Returns undefined without TLS, where browsers reject the prefix. */
export const siteHostCookies = (siteUrl: string): ReturnType<typeof createHostCookies> | undefined =>
  siteUrl.startsWith('https:') ? createHostCookies(serverCookieNames) : undefined;
