'use client';

import { lazy, useEffect, useLayoutEffect, useState } from 'react';
import { isCrawler } from '@kmx/core';

import { canReloadPage, isChunkFailure, reloadPage } from './browser/page/reloadPage';

/** When even the error page is gone, the way out is not. */
const PlainError = () => (
  <main>
    <h1>Something went wrong</h1>
    <a href="/">To the home page</a>
  </main>
);

// What an error needs is not sent to readers who meet none.
const PageError = lazy(() =>
  import('./PageError.client').then(
    ({ PageError: View }) => ({ default: View }),
    () => ({ default: PlainError }),
  ),
);

const copyChildren = ({ childNodes }: Element) => [...childNodes].map((node) => node.cloneNode(true));

/** The document as the server sent it: React has not touched it yet while this is drawn for the first time. */
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

/** Readers get the error page, after one try with fresh scripts; crawlers keep what the server sent (section 4). */
export function FatalError({ error }: { error: Error }) {
  const [kept] = useState(readServerDocument);
  const [isLeaving] = useState(() => isGone(error));
  useEffect(() => {
    if (isLeaving) reloadPage();
  }, [isLeaving]);
  useLayoutEffect(() => {
    // As nodes and not as text, which the content security policy lets nobody write.
    document.head.append(...(kept?.head ?? []));
    document.body.append(...(kept?.body ?? []));
  }, [kept]);
  if (kept) {
    return (
      <html lang={kept.lang} data-theme={kept.theme}>
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
