import { normalizePreviousUrl, previousUrlCandidates } from '@kmx/contract/redirects';
import type { Redirect } from '../types/Redirect';

/** A previous URL that a path may have had, and whether a redirect has it. */
export interface RedirectCandidate {
  readonly previousUrl: string;
  /** In segments; the site's root has none. */
  readonly length: number;
  readonly isMatch: boolean;
}

/** What a look-up found, and what it tried, the longest first. */
export interface RedirectMatch {
  readonly redirect: Redirect | undefined;
  readonly candidates: readonly RedirectCandidate[];
}

/** A site's redirects, ready to be asked. */
export interface RedirectIndex {
  /** Looks a path inside the site up; costs per segment of the path, not per redirect. */
  readonly find: (path: string) => RedirectMatch;
}

/** Deeper candidates are tried only if some redirect is that deep: what a path costs must not be up to its sender. */
const usualDepth = 20;

const countSegments = (previousUrl: string) => previousUrl.split('/').filter(Boolean).length;

/**
 * The redirects of a site and those for all sites by their previous URL, "the longest matching previous URL wins"
 * (section 2.2); on the same one the site's own stands before the one for all, the first before the later.
 */
export function createRedirectIndex(redirects: readonly Redirect[], siteKey: string): RedirectIndex {
  const byUrl = new Map<string, Redirect>();
  let deepest = usualDepth;
  for (const redirect of redirects) {
    if (redirect.site && redirect.site.key !== siteKey) continue;
    const previousUrl = normalizePreviousUrl(redirect.previousUrl);
    const known = byUrl.get(previousUrl);
    if (known && (known.site || !redirect.site)) continue;
    byUrl.set(previousUrl, redirect);
    deepest = Math.max(deepest, countSegments(previousUrl));
  }
  return { find: (path) => findLongest(path, byUrl, deepest) };
}

function findLongest(path: string, byUrl: ReadonlyMap<string, Redirect>, deepest: number): RedirectMatch {
  const candidates = previousUrlCandidates(path, deepest).map((previousUrl) => ({
    previousUrl,
    length: countSegments(previousUrl),
    isMatch: byUrl.has(previousUrl),
  }));
  const longest = candidates.find(({ isMatch }) => isMatch);
  return { redirect: longest && byUrl.get(longest.previousUrl), candidates };
}
