'use client';

import { useSyncExternalStore } from 'react';
import {
  parseSchemeChoice,
  schemeCookieName,
  schemeCookieSeconds,
  writeScriptCookie,
  type SchemeChoice,
} from '@kmx/core';

const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Scheme of the document, which the site has set from the cookie. */
const readColourScheme = (): SchemeChoice =>
  parseSchemeChoice(document.documentElement.dataset.scheme) ?? 'system';

/** Applies a scheme to this page immediately, and to later pages by the cookie. */
export function storeColourScheme(choice: SchemeChoice): void {
  writeScriptCookie(schemeCookieName, choice, schemeCookieSeconds);
  document.documentElement.dataset.scheme = choice;
  for (const notify of listeners) notify();
}

/** Returns the scheme of the document; the same for all components that show it. */
export const useColourScheme = (): SchemeChoice =>
  useSyncExternalStore(subscribe, readColourScheme, () => 'system');
