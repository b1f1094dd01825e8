import {
  consentCookie,
  formatConsent,
  parseConsent,
  readScriptCookie,
  visitCookieNames,
  writeScriptCookie,
  type Consent,
} from '@kmx/core';

/** Returns the visitor's consent; `undefined` before the decision. */
export const readConsent = (): Consent | undefined => parseConsent(readScriptCookie(consentCookie.name));

/** Detects test visits (section 2.2) and previews of editors, which are not tracked. */
export const isTesting = (): boolean =>
  readScriptCookie(visitCookieNames.testing) === 'true' || document.querySelector('[data-preview]') !== null;

export const writeConsent = (consent: Consent): void =>
  writeScriptCookie(consentCookie.name, formatConsent(consent), consentCookie.seconds);
