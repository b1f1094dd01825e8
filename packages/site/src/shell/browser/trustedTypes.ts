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
    /** Undefined in browsers without trusted types. */
    trustedTypes?: PolicyFactory;
  }
}

/** React creates script elements from this string; scripts created this way never run. */
const emptyScript = '<script></script>';

/** Allows only text without tags, which React writes into structured data. */
export const allowMarkup = (text: string): string | null =>
  text === emptyScript || !text.includes('<') ? text : null;

/**
 * For crawlers, the framework restores a failed document as the server sent it; crawlers are never signed in.
 */
const allowOwnMarkup = (text: string): string => text;

/** Allows scripts and workers of the site's own build only. */
export function allowScriptAddress(address: string): string | null {
  const { origin, pathname } = new URL(address, document.baseURI);
  const isOwnBuild = pathname.startsWith('/_next/static/') || pathname.startsWith('/_assets/');
  return origin === window.location.origin && isOwnBuild ? address : null;
}

/**
 * Installs the default trusted types policy (docs/adr/0017), which the framework needs to load chunks and
 * workers. All other uses of strings as markup or script fail.
 */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: isCrawler(navigator.userAgent) ? allowOwnMarkup : allowMarkup,
    createScriptURL: allowScriptAddress,
  });
}
