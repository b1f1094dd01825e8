import { parseSchemeChoice, schemeCookieName, schemeCookieSeconds, type VisitCookie } from '@kmx/core';

import { isGuidePath } from './programmaticPaths';

/** Returns the cookie of the colour scheme chosen in the form of the style guide, which works without script. */
export function decideSchemeCookie({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): VisitCookie | undefined {
  const choice = parseSchemeChoice(new URLSearchParams(search).get('scheme'));
  if (choice === undefined || !isGuidePath(pathname)) return undefined;
  return { name: schemeCookieName, value: choice, sameSite: 'lax', maxAgeSeconds: schemeCookieSeconds };
}
