import { decidePublicCache } from './decidePublicCache';
import { isOutdated, type Rendition, type StoredDocument } from './PageStore';
import { cdnTagHeaders } from '@/server/caching/cdn';

/**
 * Returns the cache headers of a page that is the same for everyone. A document that was invalidated before it is sent
 * is not stored by shared caches: its tags are already purged.
 */
export function publicHeaders(document: Rendition | StoredDocument, routeTags: readonly string[]) {
  if ('etag' in document && isOutdated(document)) return { 'cache-control': 'no-cache' };
  return {
    'cache-control': decidePublicCache(document, Date.now()),
    ...cdnTagHeaders([...routeTags, ...(document.ownTags ?? [])]),
  };
}
