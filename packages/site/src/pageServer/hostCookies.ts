import { consentCookie, localeCookieName, schemeCookieName, visitCookieNames } from '@kmx/core';
import { createHostCookies } from '@kmx/server/http';

import { pageAccessCookieName } from '@/server/access/pageAccess';
import { editorCookieName } from '@/server/editorAccess/editorSession';
import { personCookieName } from '@/server/editorAccess/personCookie';
import { formStateCookieNames } from '@/server/forms/stateCookies';
import { readerNameCookieName, readerSessionCookieName } from '@/server/session/readerSession';

/** All cookies of the site. Scripts read and write some of them, with the same prefix (`scriptCookie.ts` of `@kmx/core`). */
const cookieNames = [
  consentCookie.name,
  localeCookieName,
  readerNameCookieName,
  schemeCookieName,
  ...Object.values(visitCookieNames),
  editorCookieName,
  personCookieName,
  pageAccessCookieName,
  readerSessionCookieName,
  ...formStateCookieNames,
];

/** Returns undefined without TLS, where browsers reject the prefix. */
export const siteHostCookies = (siteUrl: string): ReturnType<typeof createHostCookies> | undefined =>
  siteUrl.startsWith('https:') ? createHostCookies(cookieNames) : undefined;
