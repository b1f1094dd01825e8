import { isLanguageCode } from '@kmx/contract/locales';
import { splitPath } from '../../paths/splitPath';

export interface ReturnLocation {
  /** Origin of the site, such as `https://www.example.com`. */
  readonly origin: string;
  /** Default target: "On success it goes to /mykomax" (section 2). */
  readonly portalHref: string;
}

/** Paths that would sign the user out again, or start another sign-in. */
const isSignInRoute = (segments: readonly (string | undefined)[]) => {
  const path = segments.map((segment) => segment?.toLowerCase()).join('/');
  return path === 'callback' || path === 'blank-callback' || path.startsWith('mykomax/logout');
};

/**
 * Returns the requested path if it has the same origin and a locale, else the start page of the portal. "A deep link
 * survives sign-in" (decision); external URLs (`//host`, `/\host`, `javascript:`) do not.
 */
export function decideReturnPath(requested: unknown, { origin, portalHref }: ReturnLocation): string {
  if (typeof requested !== 'string' || !/^\/(?![/\\])/.test(requested) || !URL.canParse(requested, origin)) {
    return portalHref;
  }
  const url = new URL(requested, origin);
  const { localePrefix, segments } = splitPath(url.pathname);
  const isOurs = url.origin === new URL(origin).origin && isLanguageCode(localePrefix?.language ?? '');
  const decoded = segments.map((segment) => segment.decoded);
  if (!isOurs || url.pathname.startsWith('//') || isSignInRoute(decoded)) return portalHref;
  return `${url.pathname}${url.search}${url.hash}`;
}
