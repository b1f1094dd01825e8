import { InvalidationLog } from './InvalidationLog';

declare global {
  var kmxPageInvalidations: InvalidationLog | undefined;
}

/**
 * The invalidations of rendered pages, and of the data that Next stores for them. One log for the process: the proxy and
 * the pages are bundled apart, and the cache that reads it (view/pageCache.cjs) is not bundled at all.
 */
export const pageInvalidations = (): InvalidationLog =>
  (globalThis.kmxPageInvalidations ??= new InvalidationLog());
