import { documentSections, isAddressedCollection, isSafeHref, type Link } from '@kmx/core';
import type { LexicalNode } from './lexical.schema';

const scheme = /^[a-z][a-z0-9+.-]*:/i;
/** Prefixes for a full page load and a named action (specification, section 2.5). */
const ownPrefix = /^(hard|action):/;

function toDocumentLink(fields: NonNullable<LexicalNode['fields']>, openInNewTab: boolean): Link | undefined {
  const { relationTo, value } = fields.doc ?? {};
  // Only an id: readers may not access the document.
  if (typeof value !== 'object' || !value.slug) return undefined;
  const { id, slug, site } = value;
  if (relationTo === 'files') return { kind: 'file', file: { slug }, openInNewTab };
  const key = typeof site === 'object' ? site?.key : undefined;
  const parentSlug =
    relationTo && isAddressedCollection(relationTo)
      ? documentSections[relationTo]
      : (value.parentSlug ?? null);
  return {
    kind: 'page',
    page: { id, slug, parentSlug, site: key ? { key } : null },
    pageParameters: fields.parameters ?? null,
    openInNewTab,
  };
}

/** Link in running text; undefined if it has no target or an unsafe URL. */
export function toContentLink(fields: LexicalNode['fields']): Link | undefined {
  if (!fields) return undefined;
  const openInNewTab = fields.newTab ?? false;
  if (fields.linkType === 'internal') return toDocumentLink(fields, openInNewTab);
  if (fields.linkType === 'product')
    return fields.product ? { kind: 'product', product: fields.product, openInNewTab } : undefined;
  const url = fields.url?.trim();
  if (!url || !isSafeHref(url.replace(ownPrefix, ''))) return undefined;
  const isOutside = scheme.test(url) && !ownPrefix.test(url);
  return isOutside ? { kind: 'external', url, openInNewTab } : { kind: 'path', path: url, openInNewTab };
}
