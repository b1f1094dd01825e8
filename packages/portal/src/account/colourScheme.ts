import {
  parseSchemeChoice,
  schemeCookieName,
  schemeCookieSeconds,
  writeScriptCookie,
  type SchemeChoice,
} from '@kmx/core';

/** Scheme of the document, which the site has set from the cookie. */
export const readColourScheme = (): SchemeChoice =>
  parseSchemeChoice(document.documentElement.dataset.scheme) ?? 'system';

/** Applies a scheme to this page immediately, and to later pages by the cookie. */
export function storeColourScheme(choice: SchemeChoice): void {
  writeScriptCookie(schemeCookieName, choice, schemeCookieSeconds);
  document.documentElement.dataset.scheme = choice;
}
