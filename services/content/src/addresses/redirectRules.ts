import { previousUrlCandidates } from '@kmx/contract/redirects';

/** In bytes of UTF-8: PostgreSQL indexes no value of more than some 2,700. */
const maxPathBytes = 2_000;

/** Explains why a path cannot be stored; undefined if it can. Databases end a text at a NUL: "/x/%00" would be stored as "/x/". */
export const findPathProblem = (path: string): string | undefined => {
  if (/\p{Cc}|%[01][\da-f]|%7f|%c2%[89][\da-f]/iu.test(path))
    return 'This address contains a control character such as "%00". Remove it.';
  return Buffer.byteLength(path) > maxPathBytes
    ? 'This address is too long: at most 2,000 characters, of which those outside A to Z count twice or more.'
    : undefined;
};

export const validatePreviousUrl = (value: unknown): true | string =>
  typeof value === 'string' && /^\/(.*\S)?$/s.test(value)
    ? (findPathProblem(value) ?? true)
    : 'A previous address is a path without host and locale that begins with "/", for example "/old/page".';

/** A location inside our sites, with the id of the site (null for the visitor's current site) and the normalised path. */
export interface Place {
  site: string | null;
  path: string;
}

export interface RedirectRule {
  previousUrl: string;
  /** Id of the site; null for all sites. */
  site: string | null;
  /** Target, or null if it is not a page or path of our sites. */
  locate: () => Promise<Place | null>;
}

/** Data that a redirect is validated against. Paths are normalised; the results exclude the redirect itself. */
export interface RedirectWorld {
  /** Ids of all sites. */
  sites: readonly string[];
  /** True if there is a published page for visitors of every country. */
  isPageForAll: (site: string, path: string) => Promise<boolean>;
  /** The site's own redirects and those of all sites, from any of the paths. */
  redirectsFrom: (site: string, paths: readonly string[]) => Promise<readonly RedirectRule[]>;
}

const isFor = (rule: RedirectRule, site: string): boolean => rule.site === null || rule.site === site;

/** The longest match; from the same address the site's own redirect before the one of all sites. */
const matchRedirect = async (
  candidate: RedirectRule,
  site: string,
  path: string,
  world: RedirectWorld,
): Promise<RedirectRule | undefined> => {
  const paths = previousUrlCandidates(path);
  const others = await world.redirectsFrom(site, paths);
  const rules = isFor(candidate, site) ? [candidate, ...others] : others;
  for (const one of paths) {
    const matches = rules.filter(({ previousUrl }) => previousUrl === one);
    const match = matches.find((rule) => rule.site === site) ?? matches[0];
    if (match) return match;
  }
  return undefined;
};

/** Follows a redirect on a site as the site would: pages win, then the longest previous address. */
const doesReturn = async (candidate: RedirectRule, start: string, world: RedirectWorld): Promise<boolean> => {
  const seen = new Set<string>();
  let site = start;
  let rule: RedirectRule | undefined = candidate;
  while (rule) {
    const place: Place | null = await rule.locate();
    if (place === null) return false;
    site = place.site ?? site;
    const step = `${site} ${place.path}`;
    if (seen.has(step) || (await world.isPageForAll(site, place.path))) return false;
    seen.add(step);
    rule = await matchRedirect(candidate, site, place.path, world);
    if (rule === candidate) return true;
  }
  return false;
};

const findEvery = async <Item>(
  items: readonly Item[],
  matches: (item: Item) => Promise<boolean>,
): Promise<boolean> => {
  for (const item of items) if (!(await matches(item))) return false;
  return items.length > 0;
};

const isHiddenByPage = async (
  { previousUrl, site }: RedirectRule,
  world: RedirectWorld,
): Promise<boolean> => {
  if (site !== null) return world.isPageForAll(site, previousUrl);
  return findEvery(world.sites, async (one) => {
    if (await world.isPageForAll(one, previousUrl)) return true;
    return (await world.redirectsFrom(one, [previousUrl])).some((rule) => rule.site === one);
  });
};

/** Reason for which a redirect must not be saved, in a sentence for the editor; undefined when it may. */
export const findRedirectProblem = async (
  candidate: RedirectRule,
  world: RedirectWorld,
): Promise<string | undefined> => {
  const { previousUrl, site } = candidate;
  if (previousUrl === '/') return 'The home page cannot be redirected away.';
  const place = await candidate.locate();
  if (place?.path === previousUrl && (place.site ?? site) === site)
    return `${previousUrl} would lead to itself. Choose another target.`;
  const scope = site === null ? world.sites : [site];
  for (const one of scope) {
    const same = await world.redirectsFrom(one, [previousUrl]);
    if (same.some((rule) => rule.site === site))
      return `There is already a redirect from ${previousUrl}, which hides this one. Change that one.`;
  }
  if (await isHiddenByPage(candidate, world))
    return `${previousUrl} is the address of a published page, which hides this redirect. Move or unpublish the page first.`;
  for (const one of scope)
    if (await doesReturn(candidate, one, world))
      return `${previousUrl} would lead back to itself through other redirects. Choose another target.`;
  return undefined;
};
