import { parseSchemeChoice, schemeCookieName, schemeCookieSeconds, type SchemeChoice } from '@kmx/core';

/** Scheme of the document, which the site has set from the cookie. */
export const readColourScheme = (): SchemeChoice =>
  parseSchemeChoice(document.documentElement.dataset.scheme) ?? 'system';

/** Applies a scheme to this page immediately, and to later pages by the cookie. */
export function storeColourScheme(choice: SchemeChoice): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${schemeCookieName}=${choice}; Max-Age=${schemeCookieSeconds}; Path=/; SameSite=Lax${secure}`;
  document.documentElement.dataset.scheme = choice;
}
