import { Readable } from 'node:stream';

import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { SitemapEntry } from '@kmx/core';

const namespaces = { news: false, video: false, image: false, xhtml: true };

/** The library rejects empty sitemaps, but a host may have no pages. */
const emptySitemap =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';

const collect = async (stream: Readable): Promise<string> => (await streamToPromise(stream)).toString('utf8');

/** Writes an XML sitemap with language versions as `xhtml:link`. */
export function writeSitemap(entries: readonly SitemapEntry[]): Promise<string> {
  if (entries.length === 0) return Promise.resolve(emptySitemap);
  const items = entries.map(({ url, lastModified, alternates }) => ({
    url,
    ...(lastModified && { lastmod: lastModified }),
    links: alternates.map(({ hreflang, href }) => ({ lang: hreflang, url: href })),
  }));
  return collect(Readable.from(items).pipe(new SitemapStream({ xmlns: namespaces })));
}

/** Writes an XML sitemap index; addresses are absolute. */
export const writeSitemapIndex = (urls: readonly string[]): Promise<string> =>
  collect(Readable.from(urls.map((url) => ({ url }))).pipe(new SitemapIndexStream()));
