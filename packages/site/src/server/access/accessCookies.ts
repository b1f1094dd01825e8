import { readerSessionCookieName } from '../session/readerSession';

import { pageAccessCookieName } from './pageAccess';

/** What a reader brings that may open protected pages. */
export interface AccessCookies {
  /** Pages whose password was given. */
  pages: string | undefined;
  /** Who is signed in. */
  session: string | undefined;
}

interface CookieStore {
  get: (name: string) => { value: string } | undefined;
}

/** Reads them from a request's cookies. */
export const readAccessCookies = (cookies: CookieStore): AccessCookies => ({
  pages: cookies.get(pageAccessCookieName)?.value,
  session: cookies.get(readerSessionCookieName)?.value,
});
