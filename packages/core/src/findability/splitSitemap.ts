import type { SitemapEntry } from './createSitemapEntries';

export interface SitemapLimits {
  readonly maxUrls: number;
  /** Uncompressed. */
  readonly maxBytes: number;
}

/** Limits of sitemaps.org: 50 000 URLs and 50 MB. With alternates the second limit is reached first. */
export const sitemapLimits: SitemapLimits = { maxUrls: 50_000, maxBytes: 50_000_000 };

/** Upper bound for the tags around a URL and around each alternate. */
const markupBytes = 100;

const sizeOf = ({ url, alternates }: SitemapEntry) =>
  alternates.reduce((sum, { href }) => sum + href.length + markupBytes, url.length + 2 * markupBytes);

/** Splits the URLs of a host into sitemaps within the limits, in order; returns at least one. */
export function splitSitemap(
  entries: readonly SitemapEntry[],
  { maxUrls, maxBytes }: SitemapLimits = sitemapLimits,
): readonly (readonly SitemapEntry[])[] {
  let part: SitemapEntry[] = [];
  let bytes = 0;
  const parts = [part];
  for (const entry of entries) {
    const size = sizeOf(entry);
    if (part.length > 0 && (part.length >= maxUrls || bytes + size > maxBytes)) {
      part = [];
      bytes = 0;
      parts.push(part);
    }
    part.push(entry);
    bytes += size;
  }
  return parts;
}
