import { delegate } from '../shell/browser/dom/delegate';
import { readConnection } from '../shell/browser/dom/readConnection';
import { isFrameworkPath } from '../shell/browser/links/frameworkRoutes';
import { readRoute } from '../shell/browser/links/linkClick';

import { createPrefetchQueue } from './createPrefetchQueue';

const linkSelector = 'a[data-link=route]';

/** Frees the slot if the browser reports neither `load` nor `error`, in milliseconds. */
const timeoutMs = 5000;

/**
 * Returns the page of a link without the fragment; `undefined` for this page, other links, and uncacheable
 * framework screens.
 */
function readPage(anchor: Element): string | undefined {
  const page = anchor instanceof HTMLAnchorElement ? readRoute(anchor)?.split('#')[0] : undefined;
  const isHere = page === window.location.pathname + window.location.search;
  return page === undefined || isHere || isFrameworkPath(page) ? undefined : page;
}

/**
 * Browsers with speculation rules prerender hovered links (speculationRules.ts); a prefetch would be a second
 * request.
 */
const canPrerender = () => 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');

/**
 * Firefox, the only browser that prefetches but does not prerender, checks prefetches by `default-src`, which is
 * `'none'`. It serves the page from its cache after a plain request too. Redirects to other hosts
 * would violate `connect-src`.
 */
function fetchPage(href: string, done: () => void): void {
  const fetched = new Promise<unknown>((resolve) => {
    setTimeout(resolve, timeoutMs);
    if (!canPrerender()) {
      void fetch(href, { priority: 'low', redirect: 'manual' })
        .then((response) => response.text())
        .then(resolve, resolve);
      return;
    }
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
  void fetched.then(done);
}

/**
 * Prefetches pages whose links are visible or hovered (section 9). Paginated and filtered lists, which are
 * rendered per query, are prefetched on hover only.
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
  // A pointer press also focuses its link, but then the navigation has already started.
  const handleFocus = (anchor: HTMLElement) => {
    if (anchor.matches(':focus-visible')) handlePoint(anchor);
  };
  delegate('focusin', linkSelector, handleFocus, { signal, passive: true });
}
