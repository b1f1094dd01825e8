import { limits } from '../limits/constants';
import type { Redirect } from '../types/Redirect';

import { appendQuery } from './appendQuery';
import { normalizePreviousUrl } from './normalizePreviousUrl';

/** What a page that was not found is looked up with. */
export interface RedirectRequest {
  /** Of `previousUrlCandidates`. */
  readonly candidates: readonly string[];
  readonly redirects: readonly Redirect[];
  /** The request's query, kept on the way. */
  readonly query?: string;
  readonly siteKey: string;
  /** The request's whole path, so that a redirect never leads to itself. */
  readonly requestPath?: string;
  /** The address of a target, as of `linkHref`. */
  readonly hrefOf: (target: Redirect['target']) => string | undefined;
}

/** Where a previous URL leads, or that none matches. */
export type RedirectDecision =
  | {
      readonly kind: 'redirect';
      readonly href: string;
      readonly status: 301 | 302;
      readonly previousUrl: string;
    }
  | { readonly kind: 'none' };

/** The longest match; on the same previous URL the site's own redirect before the one for all. */
function findRedirect({ candidates, redirects, siteKey }: RedirectRequest): Redirect | undefined {
  for (const candidate of candidates) {
    const matches = redirects.filter(({ previousUrl }) => normalizePreviousUrl(previousUrl) === candidate);
    const found =
      matches.find(({ site }) => site?.key === siteKey) ?? matches.find(({ site }) => site === null);
    if (found) return found;
  }
  return undefined;
}

/**
 * Where a page that was not found has gone: "the longest matching previous URL wins", "system redirects answer 301"
 * (section 2.2), 302 when the editor marked it temporary.
 */
export function decideRedirect(request: RedirectRequest): RedirectDecision {
  const { query = '', requestPath, hrefOf } = request;
  const redirect = findRedirect(request);
  const href = redirect && hrefOf(redirect.target);
  if (!redirect || !href) return { kind: 'none' };
  const isLoop =
    requestPath !== undefined && normalizePreviousUrl(href) === normalizePreviousUrl(requestPath);
  if (isLoop) return { kind: 'none' };
  return {
    kind: 'redirect',
    href: appendQuery(href, query),
    status: redirect.permanent ? limits.redirectStatus.system : limits.redirectStatus.temporary,
    previousUrl: redirect.previousUrl,
  };
}
