import { isSafeHref, type Link } from '@kmx/core';
import type { LexicalNode } from './lexical.schema';

const scheme = /^[a-z][a-z0-9+.-]*:/i;
/** A full page load and a named action (specification, section 2.5). */
const ownPrefix = /^(hard|action):/;

/** A link in running text; undefined when it leads nowhere or to an address that is not safe to follow. */
export function toContentLink(fields: LexicalNode['fields']): Link | undefined {
  if (!fields) return undefined;
  const openInNewTab = fields.newTab ?? false;
  const target = fields.doc?.value;
  if (fields.linkType === 'internal') {
    if (typeof target !== 'object' || !target.slug) return undefined;
    const { id, slug, parentSlug, site } = target;
    const key = typeof site === 'object' ? site?.key : undefined;
    return {
      kind: 'page',
      page: { id, slug, parentSlug: parentSlug ?? null, site: key ? { key } : null },
      openInNewTab,
    };
  }
  const url = fields.url?.trim();
  if (!url || !isSafeHref(url.replace(ownPrefix, ''))) return undefined;
  const isOutside = scheme.test(url) && !ownPrefix.test(url);
  return isOutside ? { kind: 'external', url, openInNewTab } : { kind: 'path', path: url, openInNewTab };
}
