import type { ResolvedLink } from '@kmx/blocks';
import { createProductLink, resolveLink, type Link } from '@kmx/core';

import type { SiteView } from './createSiteView';

/**
 * What a link of a page does, and its words where a product's name stands in them (section 3). An unknown product is
 * 'Invalid' (section 8); while the product service is down, it is words without a link.
 */
export function resolvePageLink(
  link: Link,
  { links, hierarchy }: Pick<SiteView, 'links' | 'hierarchy'>,
): ResolvedLink {
  const resolved = resolveLink(link, links);
  if (link.kind !== 'product' || !link.product || !hierarchy) return resolved;
  return { ...resolved, text: createProductLink(hierarchy, { product: link.product, text: link.text }).text };
}
