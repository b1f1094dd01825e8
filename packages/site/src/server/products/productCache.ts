import { ContentCache } from '../content/contentCache';

/** Tag of all data from the product service, in our cache and in that of Next.js. */
export const productsTag = 'products';

const holder = globalThis as typeof globalThis & {
  kmxProductCache?: ContentCache;
  kmxUnlistedCache?: ContentCache;
};

/**
 * Cache of product data, separate from pages. Global, because the proxy and the pages are separate bundles
 * that must agree.
 */
export const productCache = (): ContentCache => (holder.kmxProductCache ??= new ContentCache());

/**
 * Cache of slugs that are in no list: discontinued products and guesses. Separate, so that guesses evict only
 * each other.
 */
export const unlistedCache = (): ContentCache => (holder.kmxUnlistedCache ??= new ContentCache());
