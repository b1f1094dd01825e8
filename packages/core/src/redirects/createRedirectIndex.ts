import { normalizePreviousUrl, previousUrlCandidates } from '@kmx/contract/redirects';
import type { Redirect } from '../types/Redirect';

export interface RedirectCandidate {
  readonly previousUrl: string;
  /** Number of segments; 0 for the site's root. */
  readonly length: number;
  readonly isMatch: boolean;
}

export interface RedirectMatch {
  readonly redirect: Redirect | undefined;
  readonly candidates: readonly RedirectCandidate[];
}

export interface RedirectIndex {
  /** Looks up a path inside the site; the cost depends on its segments, not on the number of redirects. */
  readonly find: (path: string) => RedirectMatch;
}

/** Deeper candidates are tried only if a redirect has that depth. This limits the cost of a request. */
const usualDepth = 20;

const countSegments = (previousUrl: string) => previousUrl.split('/').filter(Boolean).length;

/**
 * Indexes the redirects of a site and of all sites by previous URL: "the longest matching previous URL wins" (section
 * 2.2). For equal URLs the site's own precedes the one for all sites, and the first precedes later ones.
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
