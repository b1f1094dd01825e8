import { normalizePreviousUrl } from '@kmx/contract/redirects';
import { findPathProblem } from '../addresses/redirectRules';
import type { Link, MissingAddress } from '../payload-types';
import { relationId } from '../relations/relationId';

/** Report of a site: visits of one path since the last report. The path is without locale and query. */
export interface Miss {
  /** Key of the site. */
  site: string;
  path: string;
  visits: number;
  /** ISO date and time. */
  lastVisit: string;
  referrer: string | null;
}

const laterOf = (first: Miss, second: Miss): Miss => (first.lastVisit > second.lastVisit ? first : second);

/** One miss for every site and path, in the form in which redirects are compared. The home page cannot be missing, and no redirect can have an address with control characters. */
export const mergeMisses = (misses: readonly Miss[]): Miss[] => {
  const merged = new Map<string, Miss>();
  for (const miss of misses) {
    const path = normalizePreviousUrl(miss.path);
    if (path === '/' || findPathProblem(path) !== undefined) continue;
    const key = `${miss.site} ${path}`;
    const known = merged.get(key);
    const later = known ? laterOf(known, miss) : miss;
    const referrer = later.referrer ?? known?.referrer ?? miss.referrer;
    merged.set(key, { ...later, path, referrer, visits: (known?.visits ?? 0) + miss.visits });
  }
  return [...merged.values()];
};

export type Resolution = Pick<MissingAddress, 'state' | 'target' | 'redirect'>;

/** Effect of saving the form. */
export type ResolutionStep =
  | { kind: 'keep' }
  | { kind: 'lead' }
  | { kind: 'takeBack' }
  | { kind: 'refuse'; path: string; problem: string };

const describeTarget = (target: Link | undefined): string =>
  JSON.stringify([
    target?.kind ?? null,
    relationId(target?.page),
    target?.pageParameters ?? null,
    target?.path ?? null,
    target?.url ?? null,
    target?.product ?? null,
    relationId(target?.file),
    target?.openInNewTab ?? false,
  ]);

const decideWithoutTarget = ({ state }: Resolution, hasRedirect: boolean): ResolutionStep => {
  if (hasRedirect) return { kind: 'takeBack' };
  return state === 'redirected'
    ? { kind: 'refuse', path: 'target.kind', problem: 'Choose where visitors are to be led.' }
    : { kind: 'keep' };
};

/** A new target creates or changes the redirect, a cleared one deletes it. */
export const decideResolutionStep = (now: Resolution, before: Resolution): ResolutionStep => {
  const hasRedirect = relationId(before.redirect) !== null;
  if (!now.target?.kind) return decideWithoutTarget(now, hasRedirect);
  if (describeTarget(now.target) !== describeTarget(before.target)) return { kind: 'lead' };
  const isRedirected = now.state === 'redirected';
  if (!hasRedirect) return { kind: isRedirected ? 'lead' : 'keep' };
  return isRedirected
    ? { kind: 'keep' }
    : {
        kind: 'refuse',
        path: 'state',
        problem: 'A redirect leads visitors on from here. Empty "Leads to" to take it back.',
      };
};

const fieldOfKind = {
  page: 'target.page',
  path: 'target.path',
  external: 'target.url',
  product: 'target.product',
  file: 'target.file',
} as const;

/** The field of this form at which a redirect's problem is shown: the form has no previous address. */
export const fieldOfProblem = (path: string, target: Link | undefined): string => {
  if (path.startsWith('target.')) return path;
  return target?.kind ? fieldOfKind[target.kind] : 'target.kind';
};
