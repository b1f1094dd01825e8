import { consentCookie, formatConsent, parseConsent, visitCookieNames, type Consent } from '@kmx/core';

import { readCookie } from '../dom/readCookie';

/** Returns the visitor's consent; `undefined` before the decision. */
export const readConsent = (): Consent | undefined => parseConsent(readCookie(consentCookie.name));

/** Detects test visits (section 2.2) and previews of editors, which are not tracked. */
export const isTesting = (): boolean =>
  readCookie(visitCookieNames.testing) === 'true' || document.querySelector('[data-preview]') !== null;

export function writeConsent(consent: Consent): void {
  const { name, seconds } = consentCookie;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${formatConsent(consent)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}
