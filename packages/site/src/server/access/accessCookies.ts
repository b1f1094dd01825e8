import { readerSessionCookieName } from '../session/readerSession';

import { pageAccessCookieName } from './pageAccess';

/** Cookies that may grant access to protected pages. */
export interface AccessCookies {
  /** Pages unlocked with their password. */
  pages: string | undefined;
  /** Session of a signed-in reader. */
  session: string | undefined;
}

interface CookieStore {
  get: (name: string) => { value: string } | undefined;
}

export const readAccessCookies = (cookies: CookieStore): AccessCookies => ({
  pages: cookies.get(pageAccessCookieName)?.value,
  session: cookies.get(readerSessionCookieName)?.value,
});
