import { isPlainClick } from '@kmx/core';

export type LinkClick =
  | { kind: 'route'; href: string }
  | { kind: 'action'; action: string }
  | { kind: 'browser' };

/** Returns the in-app route that a link opens in this tab; `undefined` for all other links. */
export function readRoute(anchor: HTMLAnchorElement): string | undefined {
  const isElsewhere =
    anchor.target === '_blank' || anchor.hreflang !== '' || anchor.origin !== window.location.origin;
  if (anchor.dataset.link !== 'route' || isElsewhere || anchor.hasAttribute('download')) return undefined;
  const isSamePage = anchor.pathname === window.location.pathname && anchor.search === window.location.search;
  if (isSamePage && anchor.hash) return undefined;
  return `${anchor.pathname}${anchor.search}${anchor.hash}`;
}

/** Classifies a click: in-app route, named action, or neither (section 2.5). */
export function readLinkClick(event: MouseEvent): LinkClick {
  const anchor = event.target instanceof Element ? event.target.closest('a[data-link]') : null;
  if (!(anchor instanceof HTMLAnchorElement)) return { kind: 'browser' };
  if (event.defaultPrevented || !isPlainClick(event)) return { kind: 'browser' };
  if (anchor.dataset.link === 'action') {
    // Without a handler, an action with its own address is an ordinary link.
    const isOnlyName = anchor.getAttribute('href')?.startsWith('#') ?? false;
    return isOnlyName ? { kind: 'action', action: anchor.hash.slice(1) } : { kind: 'browser' };
  }
  const href = readRoute(anchor);
  return href === undefined ? { kind: 'browser' } : { kind: 'route', href };
}
