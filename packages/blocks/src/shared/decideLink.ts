import type { Link } from '@kmx/core';
import type { BlockContext } from '../contract/BlockContext';

/** A link as it is shown. */
export interface ShownLink {
  readonly kind: 'route' | 'plain' | 'action';
  /** An action without an address of its own is `#name`. */
  readonly href: string;
  readonly text: string;
  readonly openInNewTab: boolean;
}

/** Undefined when the link leads nowhere on this site. */
export function decideLink(link: Link | undefined, { resolveLink }: BlockContext): ShownLink | undefined {
  if (!link) return undefined;
  const { kind, action, openInNewTab, text, ...resolved } = resolveLink(link);
  const href = resolved.href ?? (action && `#${action}`);
  if (kind === 'none' || !href) return undefined;
  return { kind, href, text: text ?? link.text ?? href, openInNewTab };
}
