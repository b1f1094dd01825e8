import type { SitemapEntry } from './createSitemapEntries';

/** How much one sitemap may hold. */
export interface SitemapLimits {
  readonly maxUrls: number;
  /** Uncompressed. */
  readonly maxBytes: number;
}

/** The limits of sitemaps.org: 50 000 addresses and 50 MB; alternates make the second one bite first. */
export const sitemapLimits: SitemapLimits = { maxUrls: 50_000, maxBytes: 50_000_000 };

/** The tags around an address, and around each alternate, are shorter than this. */
const markupBytes = 100;

const sizeOf = ({ url, alternates }: SitemapEntry) =>
  alternates.reduce((sum, { href }) => sum + href.length + markupBytes, url.length + 2 * markupBytes);

/** Cuts the addresses of a host into sitemaps within the limits, in order; always at least one. */
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
