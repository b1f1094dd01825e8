import { InvalidationLog } from './InvalidationLog';

declare global {
  var kmxPageInvalidations: InvalidationLog | undefined;
}

/**
 * Invalidations of rendered pages and of data cached by Next.js. Global, because the proxy and the pages are
 * separate bundles, and view/pageCache.cjs is not bundled at all.
 */
export const pageInvalidations = (): InvalidationLog =>
  (globalThis.kmxPageInvalidations ??= new InvalidationLog());
