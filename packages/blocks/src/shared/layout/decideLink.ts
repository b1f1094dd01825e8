import type { Link } from '@kmx/core';
import type { BlockContext } from '../../contract/BlockContext';

export interface ShownLink {
  readonly kind: 'route' | 'plain' | 'action';
  /** An action without its own URL is `#name`. */
  readonly href: string;
  readonly text: string;
  readonly openInNewTab: boolean;
}

/** Undefined if the link has no target on this site. */
export function decideLink(link: Link | undefined, { resolveLink }: BlockContext): ShownLink | undefined {
  if (!link) return undefined;
  const { kind, action, openInNewTab, text, ...resolved } = resolveLink(link);
  const href = resolved.href ?? (action && `#${action}`);
  if (kind === 'none' || !href) return undefined;
  return { kind, href, text: text ?? link.text ?? href, openInNewTab };
}
