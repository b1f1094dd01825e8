import { isSafeHref } from './isSafeHref';

/** The actions that a link can run: "only one known: open the news feed panel" (section 2.5). */
export const linkActions = ['news-feed'] as const;

/** An action that is known (section 2.5). */
export type LinkAction = (typeof linkActions)[number];

/** Whether an action is known; "an unknown one only logs a warning" (section 2.5). */
export const isLinkAction = (action: string): action is LinkAction =>
  linkActions.some((known) => known === action);

/** What following a link does (section 2.5); `none` shows a button, and is also what an unsafe address becomes. */
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

/** Reads a link's target: action, plain link with full page load, in-app route, or nothing (section 2.5). */
export function decideLinkTarget(target: string | null | undefined): LinkTarget {
  const text = target?.trim() ?? '';
  if (text.startsWith(actionPrefix)) {
    const action = text.slice(actionPrefix.length).trim();
    return action ? { kind: 'action', action } : { kind: 'none' };
  }
  if (text.startsWith(hardPrefix)) return ifSafe('plain', text.slice(hardPrefix.length));
  return ifSafe(plainPattern.test(text) ? 'plain' : 'route', text);
}
