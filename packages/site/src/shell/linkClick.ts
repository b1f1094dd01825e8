export type LinkClick =
  { kind: 'route'; href: string } | { kind: 'action'; action: string } | { kind: 'browser' };

const hasModifier = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** What a click on the document asks for: a route of this app, a named action, or nothing of ours (section 2.5). */
export function readLinkClick(event: MouseEvent): LinkClick {
  const anchor = event.target instanceof Element ? event.target.closest('a[data-link]') : null;
  if (!(anchor instanceof HTMLAnchorElement)) return { kind: 'browser' };
  if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return { kind: 'browser' };
  const { link } = anchor.dataset;
  if (link === 'action') return { kind: 'action', action: anchor.hash.slice(1) };
  const isElsewhere = anchor.target === '_blank' || anchor.origin !== window.location.origin;
  if (link !== 'route' || isElsewhere || anchor.hasAttribute('download')) return { kind: 'browser' };
  const isSamePage = anchor.pathname === window.location.pathname && anchor.search === window.location.search;
  if (isSamePage && anchor.hash) return { kind: 'browser' };
  return { kind: 'route', href: `${anchor.pathname}${anchor.search}${anchor.hash}` };
}
