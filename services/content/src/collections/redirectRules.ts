/** The form in which previous addresses are kept and compared: lower case, leading slash, no trailing one, no query. */
export const normalizePath = (value: string): string => {
  const path = value
    .trim()
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
  return path.startsWith('/') ? path : `/${path}`;
};

export interface RedirectRule {
  previousUrl: string;
  /** Key of the site; null for all sites. */
  site: string | null;
  /** Path on the same site that it leads to; null when it leads elsewhere. */
  targetPath: string | null;
}

const sharesSite = (first: RedirectRule, second: RedirectRule): boolean =>
  first.site === null || second.site === null || first.site === second.site;

const next = (rule: RedirectRule, rules: readonly RedirectRule[]): RedirectRule | undefined => {
  const target = rule.targetPath;
  return target === null
    ? undefined
    : rules.find((other) => sharesSite(rule, other) && other.previousUrl === target);
};

const doesLoop = (candidate: RedirectRule, others: readonly RedirectRule[]): boolean => {
  const rules = [candidate, ...others];
  const seen = new Set<RedirectRule>([candidate]);
  for (let rule = next(candidate, rules); rule; rule = next(rule, rules)) {
    if (rule === candidate) return true;
    if (seen.has(rule)) return false;
    seen.add(rule);
  }
  return false;
};

/** Why a redirect must not be saved, in a sentence for the editor; undefined when it may. Rules are normalised. */
export const findRedirectProblem = (
  candidate: RedirectRule,
  others: readonly RedirectRule[],
): string | undefined => {
  if (candidate.previousUrl === '/') return 'The home page cannot be redirected away.';
  if (candidate.targetPath === candidate.previousUrl)
    return `${candidate.previousUrl} would lead to itself. Choose another target.`;
  const hidden = others.find(
    (other) => other.previousUrl === candidate.previousUrl && other.site === candidate.site,
  );
  if (hidden)
    return `There is already a redirect from ${candidate.previousUrl}, which hides this one. Change that one.`;
  if (doesLoop(candidate, others))
    return `${candidate.previousUrl} would lead back to itself through other redirects. Choose another target.`;
  return undefined;
};
