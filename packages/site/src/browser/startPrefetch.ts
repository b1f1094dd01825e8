import { delegate } from '../shell/browser/dom/delegate';
import { readConnection } from '../shell/browser/dom/readConnection';
import { isFrameworkPath } from '../shell/browser/links/frameworkRoutes';
import { readRoute } from '../shell/browser/links/linkClick';

import { createPrefetchQueue } from './createPrefetchQueue';

const linkSelector = 'a[data-link=route]';

/** How long a fetch keeps its slot when the browser reports no end, in milliseconds. */
const timeoutMs = 5000;

/** The page that a link leads to, without the fragment; `undefined` for other links, this page, and screens of the framework, which no cache keeps. */
function readPage(anchor: Element): string | undefined {
  const page = anchor instanceof HTMLAnchorElement ? readRoute(anchor)?.split('#')[0] : undefined;
  const isHere = page === window.location.pathname + window.location.search;
  return page === undefined || isHere || isFrameworkPath(page) ? undefined : page;
}

function fetchPage(href: string, done: () => void): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  const end = new AbortController();
  const finish = () => {
    if (end.signal.aborted) return;
    end.abort();
    done();
  };
  link.addEventListener('load', finish, { signal: end.signal });
  link.addEventListener('error', finish, { signal: end.signal });
  setTimeout(finish, timeoutMs);
  document.head.append(link);
}

/** Browsers with speculation rules render what is hovered (speculationRules.ts); to fetch it besides would cost a second answer. */
const canPrerender = () => 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');

/**
 * Fetches ahead the pages whose links come into view or are pointed at (section 9). Further pages and filtered lists, which
 * are rendered for their query, are fetched only when they are pointed at.
 */
export function startPrefetch(signal: AbortSignal): void {
  if (signal.aborted || !document.createElement('link').relList.supports('prefetch')) return;
  const { request } = createPrefetchQueue({ readConnection, fetchPage });
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const page = readPage(target);
      if (page !== undefined && !page.includes('?')) request(page, false);
    }
  });
  for (const anchor of document.querySelectorAll(linkSelector)) observer.observe(anchor);
  signal.addEventListener('abort', () => observer.disconnect());
  const handlePoint = (anchor: HTMLElement) => {
    const page = readPage(anchor);
    if (page !== undefined) request(page, true);
  };
  if (!canPrerender()) delegate('pointerover', linkSelector, handlePoint, { signal, passive: true });
  // A press focuses its link too, but by then the page itself is on its way.
  const handleFocus = (anchor: HTMLElement) => {
    if (anchor.matches(':focus-visible')) handlePoint(anchor);
  };
  delegate('focusin', linkSelector, handleFocus, { signal, passive: true });
}
