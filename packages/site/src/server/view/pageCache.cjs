const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache');

const tagsHeader = 'x-next-cache-tags';

/** Data have their tags in the context of the call, rendered pages in their headers. */
const tagsOf = (value, context) => context.tags ?? value.headers?.[tagsHeader]?.split(',') ?? [];

/** Absent while pages are built. */
const invalidations = () => globalThis.kmxPageInvalidations;

/** The moment at which a stored value was begun; what was read from the build is older than any invalidation. */
const begunAtOf = new WeakMap();

const isStale = (begunAt, value, context) =>
  invalidations()?.isStale(begunAt, tagsOf(value, context)) ?? false;

/**
 * Next's own store of rendered pages and of their data, except that it dates an entry by its beginning. Next dates it by
 * its end, and so serves as fresh what was drawn from content read before a publication (docs/adr/0024).
 * Plain JavaScript: Node loads the `cacheHandler` of next.config.ts as it is.
 */
module.exports = class PageCache extends FileSystemCache {
  // Next makes an instance for each request, before anything of it is loaded or drawn.
  begunAt = invalidations()?.now ?? 0;

  async get(key, context) {
    const entry = await super.get(key, context);
    if (!entry?.value) return entry;
    return isStale(begunAtOf.get(entry.value) ?? 0, entry.value, context) ? null : entry;
  }

  async set(key, value, context) {
    if (value && isStale(this.begunAt, value, context)) return;
    if (value) begunAtOf.set(value, this.begunAt);
    await super.set(key, value, context);
  }
};
