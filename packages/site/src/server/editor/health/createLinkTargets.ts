import { isUnlocalizedPath, linkHref, type LinkContext } from '@kmx/core';

import { describeFailure, log } from '../../log';
import { explainUrl } from '../../routing/explainUrl';

import type { LinkTargets } from './findDeadLinks';

/** Whose links are followed, and in which locale. */
export interface LinkTargetInput {
  readonly links: LinkContext;
  /** Products by their slugs; null while the product service is down. */
  readonly hierarchy: { readonly entries: ReadonlyMap<string, unknown> } | null;
}

/**
 * Whether a reader finds something at a path, as an editor writes it. What is served without a locale is no page, and files
 * are looked up where they are linked by name. Nothing is said about a path that cannot be looked up.
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
    log('warn', `A path cannot be looked up: ${describeFailure(error)}`, { path });
    return true;
  }
}

/** The targets of links as a reader of the site meets them; each path is looked up once. */
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
