import { ContentCache } from '../content/contentCache';

/** The tag of everything that comes from the product service, in the process's memory and in Next's. */
export const productsTag = 'products';

const holder = globalThis as typeof globalThis & {
  kmxProductCache?: ContentCache;
  kmxUnlistedCache?: ContentCache;
};

/** One memory of product data for the process, apart from the pages': the proxy and the pages are bundled apart, and must not disagree. */
export const productCache = (): ContentCache => (holder.kmxProductCache ??= new ContentCache());

/**
 * What was answered about slugs that no list has: cancelled products, and whatever somebody guesses. Apart, so that guesses push
 * nothing out but one another, and each costs one question.
 */
export const unlistedCache = (): ContentCache => (holder.kmxUnlistedCache ??= new ContentCache());
