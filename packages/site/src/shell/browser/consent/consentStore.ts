import { consentCookie, formatConsent, parseConsent, visitCookieNames, type Consent } from '@kmx/core';

import { readCookie } from '../dom/readCookie';

/** What the visitor decided; `undefined` before that. */
export const readConsent = (): Consent | undefined => parseConsent(readCookie(consentCookie.name));

/** Whether this visit is a test (section 2.2) or an editor's preview, which nobody counts. */
export const isTesting = (): boolean =>
  readCookie(visitCookieNames.testing) === 'true' || document.querySelector('[data-preview]') !== null;

export function writeConsent(consent: Consent): void {
  const { name, seconds } = consentCookie;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${formatConsent(consent)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}
