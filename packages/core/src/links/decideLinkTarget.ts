import { isSafeHref } from './isSafeHref';

/** "only one known: open the news feed panel" (section 2.5). */
export const linkActions = ['news-feed'] as const;

export type LinkAction = (typeof linkActions)[number];

/** "an unknown one only logs a warning" (section 2.5) */
export const isLinkAction = (action: string): action is LinkAction =>
  linkActions.some((known) => known === action);

/** Effect of a link (section 2.5); `none` renders a button, also for unsafe addresses. */
export type LinkTarget =
  | { readonly kind: 'action'; readonly action: string }
  | { readonly kind: 'plain'; readonly href: string }
  | { readonly kind: 'route'; readonly href: string }
  | { readonly kind: 'none' };

const actionPrefix = 'action:';
const hardPrefix = 'hard:';
const plainPattern = /^(https?:|mailto:|tel:)/i;

const ifSafe = (kind: 'plain' | 'route', href: string): LinkTarget =>
  isSafeHref(href) ? { kind, href } : { kind: 'none' };

/** Parses a link target: action, full page load, in-app route, or none (section 2.5). */
export function decideLinkTarget(target: string | null | undefined): LinkTarget {
  const text = target?.trim() ?? '';
  if (text.startsWith(actionPrefix)) {
    const action = text.slice(actionPrefix.length).trim();
    return action ? { kind: 'action', action } : { kind: 'none' };
  }
  if (text.startsWith(hardPrefix)) return ifSafe('plain', text.slice(hardPrefix.length));
  return ifSafe(plainPattern.test(text) ? 'plain' : 'route', text);
}
