import { isUnlocalizedPath, linkHref, type LinkContext } from '@kmx/core';

import { log } from '../../log';
import { explainUrl } from '../../routing/explainUrl';

import type { LinkTargets } from './findDeadLinks';

/** Site and locale whose links are checked. */
export interface LinkTargetInput {
  readonly links: LinkContext;
  /** Products by slug; null while the product service is down. */
  readonly hierarchy: { readonly entries: ReadonlyMap<string, unknown> } | null;
}

/**
 * Checks if a reader can reach a path as an editor writes it. Paths that are served without a locale, such as
 * files, count as reachable, and so do paths whose lookup fails.
 */
async function isReachable(path: string, { links }: LinkTargetInput): Promise<boolean> {
  const href = linkHref({ kind: 'path', path }, links);
  const host = links.site.domains[0]?.host;
  if (href === undefined || host === undefined) return href !== undefined;
  if (isUnlocalizedPath(href)) return true;
  try {
    const { outcome } = await explainUrl(new URL(href, `http://${host}`));
    return outcome.kind !== 'notFound';
  } catch (error) {
    log('warn', 'A path could not be looked up.', { path }, error);
    return true;
  }
}

/** Creates the lookup of link targets for a site; caches each path. */
export function createLinkTargets(published: LinkTargets['published'], input: LinkTargetInput): LinkTargets {
  const known = new Map<string, Promise<boolean>>();
  return {
    published,
    isProduct: (slug) => input.hierarchy?.entries.has(slug),
    isPath: (path) => {
      const found = known.get(path) ?? isReachable(path, input);
      known.set(path, found);
      return found;
    },
  };
}
