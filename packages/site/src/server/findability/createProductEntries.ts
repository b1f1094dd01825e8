import {
  applicationPaths,
  createPathCluster,
  listProductPaths,
  localesOfSite,
  type ProductPath,
  type SitemapEntry,
} from '@kmx/core';

import type { SiteConfig } from '../content/system.schema';

import type { HostView } from '../links/loadHost';
import type { ProductRange } from '../products/loadProductRange';

const wireCheck: ProductPath = { path: applicationPaths.wireCheck, isIn: () => true };

interface ProductEntriesInput {
  site: SiteConfig;
  host: HostView;
  range: ProductRange;
  /** Paths of editorial pages that replace application pages. */
  taken: readonly string[];
}

/** Creates sitemap entries of products and product tools, with their language versions. */
export function createProductEntries({
  site,
  host: { system, address },
  range,
  taken,
}: ProductEntriesInput): readonly SitemapEntry[] {
  const locales = localesOfSite(site, system.countries);
  const sourceOf: Parameters<typeof listProductPaths>[0]['sourceOf'] = (language) =>
    range.get(language) ?? [];
  const paths = listProductPaths({ locales, sourceOf, basePath: applicationPaths.products });
  return [...paths, ...(paths.length > 0 ? [wireCheck] : [])]
    .filter(({ path }) => !taken.includes(path))
    .flatMap(({ path, isIn }) => {
      const { members, alternates } = createPathCluster({ site, locales, path, isIn, ...address });
      return members.map(({ href }) => ({ url: href, alternates }));
    });
}
