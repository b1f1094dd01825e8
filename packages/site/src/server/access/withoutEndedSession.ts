import type { PageProtection } from '@kmx/core';

import { isSessionActive } from '../session/isSessionActive';
import { readReaderSession } from '../session/readerSession';

import type { AccessCookies } from './accessCookies';

/** Removes the session of a reader who has signed out, if one of the pages is opened by a role. */
export async function withoutEndedSession(
  cookies: AccessCookies,
  pages: readonly { protection: PageProtection }[],
): Promise<AccessCookies> {
  if (!pages.some(({ protection }) => protection.mode === 'ciamRole')) return cookies;
  const now = Date.now();
  const session = readReaderSession(cookies.session, now);
  if (!session || (await isSessionActive(session, now))) return cookies;
  return { ...cookies, session: undefined };
}
