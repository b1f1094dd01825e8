'use client';

import { lazy, useEffect, useLayoutEffect, useState } from 'react';
import { isCrawler } from '@kmx/core';

import { canReloadPage, isChunkFailure, reloadPage } from './browser/page/reloadPage';

/** Fallback in case the error page cannot be loaded either. */
const PlainError = () => (
  <main>
    <h1>Something went wrong</h1>
    <a href="/">Go to the home page</a>
  </main>
);

// Loaded only when an error occurs.
const PageError = lazy(() =>
  import('./PageError.client').then(
    ({ PageError: View }) => ({ default: View }),
    () => ({ default: PlainError }),
  ),
);

const copyChildren = ({ childNodes }: Element) => [...childNodes].map((node) => node.cloneNode(true));

/** The document as sent by the server; during the first render React has not changed it yet. */
function readServerDocument() {
  if (typeof document === 'undefined' || !isCrawler(navigator.userAgent)) return undefined;
  const { documentElement: root, head, body } = document;
  return {
    lang: root.lang,
    theme: root.dataset.theme,
    head: copyChildren(head),
    body: copyChildren(body),
  };
}

const isGone = (error: Error) => typeof window !== 'undefined' && isChunkFailure(error) && canReloadPage();

/**
 * Shows the error page to readers after one reload; restores the server's document for crawlers (section 4).
 */
export function FatalError({ error }: { error: Error }) {
  const [serverDocument] = useState(readServerDocument);
  const [isLeaving] = useState(() => isGone(error));
  useEffect(() => {
    if (isLeaving) reloadPage();
  }, [isLeaving]);
  useLayoutEffect(() => {
    // Moves nodes instead of writing markup, which trusted types would block.
    document.head.append(...(serverDocument?.head ?? []));
    document.body.append(...(serverDocument?.body ?? []));
  }, [serverDocument]);
  if (serverDocument) {
    return (
      <html lang={serverDocument.lang} data-theme={serverDocument.theme}>
        {/* oxlint-disable-next-line nextjs/no-head-element -- the rule means the pages router; this head is the server's own */}
        <head />
        <body />
      </html>
    );
  }
  return (
    <html lang="en" data-theme="Default">
      <body>{!isLeaving && <PageError />}</body>
    </html>
  );
}
