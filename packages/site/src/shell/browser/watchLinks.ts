import type { Shell } from '@kmx/core/machines/shell';

import { readConnection } from './dom/readConnection';
import { isFrameworkPath } from './links/frameworkRoutes';
import { readRoute } from './links/linkClick';

const selector = 'a[data-link=route]';

/** Address without its fragment, so that each page is prefetched once. */
const readPage = (anchor: Element) =>
  anchor instanceof HTMLAnchorElement ? readRoute(anchor)?.split('#')[0] : undefined;

const currentPage = () => window.location.pathname + window.location.search;

/** Prefetch responses are recognized by Next's query parameter. */
function watchResponses({ send }: Shell, signal: AbortSignal): void {
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const url = new URL(name);
      if (!url.searchParams.has('_rsc')) continue;
      url.searchParams.delete('_rsc');
      send({ type: 'prefetch.finished', href: url.pathname + url.search });
    }
  });
  observer.observe({ type: 'resource' });
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Reports visible and hovered in-app links to the shell; returns a function that scans the links of a new
 * page.
 */
export function watchLinks(shell: Shell, signal: AbortSignal): () => void {
  const see = (anchor: Element, isUrgent: boolean) => {
    const href = readPage(anchor);
    if (href === undefined || !isFrameworkPath(href) || href === currentPage()) return;
    shell.send({ type: 'link.seen', href, isUrgent, connection: readConnection() });
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      see(target, false);
    }
  });
  const onPoint = ({ target }: Event) => {
    const anchor = target instanceof Element ? target.closest(selector) : null;
    if (anchor) see(anchor, true);
  };
  document.addEventListener('pointerover', onPoint, { signal, passive: true });
  document.addEventListener('focusin', onPoint, { signal, passive: true });
  signal.addEventListener('abort', () => observer.disconnect());
  watchResponses(shell, signal);
  const scan = () => {
    observer.disconnect();
    for (const anchor of document.querySelectorAll(selector)) observer.observe(anchor);
  };
  scan();
  return scan;
}
