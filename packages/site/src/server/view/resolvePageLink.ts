import type { ResolvedLink } from '@kmx/blocks';
import { createProductLink, namePlaceholder, resolveLink, type Link } from '@kmx/core';

import { actionHref } from '../news/newsAddress';

import type { SiteView } from './createSiteView';

/** As much of a site as its links lead to. */
export type LinkView = Pick<SiteView, 'links' | 'hierarchy' | 'index' | 'locale'>;

/**
 * What a link of a page does, and its words where a product's name stands in them (section 3). An unknown product is
 * 'Invalid' (section 8); while the product service is down, it is words without a link, its slug in place of the name. An
 * action has the address where it leads without script.
 */
export function resolvePageLink(link: Link, { links, hierarchy, index, locale }: LinkView): ResolvedLink {
  const resolved = resolveLink(link, links);
  if (resolved.kind === 'action')
    return { ...resolved, href: actionHref(resolved.action, { index, locale, links }) };
  if (link.kind !== 'product' || !link.product) return resolved;
  if (!hierarchy) return { ...resolved, text: link.text?.replaceAll(namePlaceholder, link.product) };
  return { ...resolved, text: createProductLink(hierarchy, { product: link.product, text: link.text }).text };
}
