import type { Shell } from '@kmx/core/machines/shell';

import { readConnection } from './dom/readConnection';
import { isFrameworkPath } from './links/frameworkRoutes';
import { readRoute } from './links/linkClick';

const selector = 'a[data-link=route]';

/** The address without its fragment: a page is fetched once, however many of its parts are linked. */
const readPage = (anchor: Element) =>
  anchor instanceof HTMLAnchorElement ? readRoute(anchor)?.split('#')[0] : undefined;

const currentPage = () => window.location.pathname + window.location.search;

/** Answers to prefetches carry Next's parameter; an address with it is an address that arrived. */
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

/** Tells the shell which in-app links come into view or are pointed at; answers with what looks for the links of a new page. */
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
