import type { ResolvedLink } from '@kmx/blocks';
import { createProductLink, namePlaceholder, resolveLink, type Link } from '@kmx/core';

import type { SiteView } from '../view/createSiteView';
import { actionHref } from './newsAddress';

export type LinkView = Pick<SiteView, 'links' | 'hierarchy' | 'index' | 'locale'>;

/**
 * Resolves a link to its address or action, and to a product's name as its text (section 3). An unknown
 * product yields 'Invalid' (section 8). While the product service fails, the link is plain text with the
 * slug. An action has a fallback address.
 */
export function resolvePageLink(link: Link, { links, hierarchy, index, locale }: LinkView): ResolvedLink {
  const resolved = resolveLink(link, links);
  if (resolved.kind === 'action')
    return { ...resolved, href: actionHref(resolved.action, { index, locale, links }) };
  if (link.kind !== 'product' || !link.product) return resolved;
  if (!hierarchy) return { ...resolved, text: link.text?.replaceAll(namePlaceholder, link.product) };
  return { ...resolved, text: createProductLink(hierarchy, { product: link.product, text: link.text }).text };
}
