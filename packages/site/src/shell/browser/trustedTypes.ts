import { isCrawler } from '@kmx/core';

interface PolicyRules {
  createHTML: (text: string) => string | null;
  createScriptURL: (address: string) => string | null;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: Partial<PolicyRules>) => unknown;
}

declare global {
  interface Window {
    /** Browsers that know no trusted types ask for none. */
    trustedTypes?: PolicyFactory;
  }
}

/** How React makes a script element; it is empty, and a script that is written so never runs. */
const emptyScript = '<script></script>';

/** Markup that script may write: none. Text without a tag is what React puts into the structured data of a page. */
export const allowMarkup = (text: string): string | null =>
  text === emptyScript || !text.includes('<') ? text : null;

/** The framework writes a failed document back for crawlers, as the server sent it; nobody is signed in there. */
const allowOwnMarkup = (text: string): string => text;

/** Addresses that script may load scripts and workers from: the site's own build. */
export function allowScriptAddress(address: string): string | null {
  const { origin, pathname } = new URL(address, document.baseURI);
  const isOwnBuild = pathname.startsWith('/_next/static/') || pathname.startsWith('/_assets/');
  return origin === window.location.origin && isOwnBuild ? address : null;
}

/**
 * Says what may become markup or script where a plain string is given (docs/adr/0017): the framework loads its chunks and
 * workers so. Everything else that the browser asks trusted types for fails.
 */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: isCrawler(navigator.userAgent) ? allowOwnMarkup : allowMarkup,
    createScriptURL: allowScriptAddress,
  });
}
