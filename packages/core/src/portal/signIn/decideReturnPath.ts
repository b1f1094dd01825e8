import { isLanguageCode } from '@kmx/contract/locales';
import { splitPath } from '../../paths/splitPath';

/** Where a return path may lead. */
export interface ReturnLocation {
  /** The site's own, such as `https://www.example.com`. */
  readonly origin: string;
  /** Where a path that may not be followed leads instead: "On success it goes to /mykomax" (section 2). */
  readonly portalHref: string;
}

/** Places that would end the sign-in that has just been made, or begin another. */
const isSignInRoute = (segments: readonly (string | undefined)[]) => {
  const path = segments.map((segment) => segment?.toLowerCase()).join('/');
  return path === 'callback' || path === 'blank-callback' || path.startsWith('mykomax/logout');
};

/**
 * The place that signing in returns to: the wanted path when it is on the same origin and under a locale, else the portal's
 * start. "A deep link survives sign-in" (decision), an address of somebody else (`//host`, `/\host`, `javascript:`) does not.
 */
export function decideReturnPath(wanted: unknown, { origin, portalHref }: ReturnLocation): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, origin)) {
    return portalHref;
  }
  const url = new URL(wanted, origin);
  const { localePrefix, segments } = splitPath(url.pathname);
  const isOurs = url.origin === new URL(origin).origin && isLanguageCode(localePrefix?.language ?? '');
  const decoded = segments.map((segment) => segment.decoded);
  if (!isOurs || url.pathname.startsWith('//') || isSignInRoute(decoded)) return portalHref;
  return `${url.pathname}${url.search}${url.hash}`;
}
