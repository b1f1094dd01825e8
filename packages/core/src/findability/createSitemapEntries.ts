import { createLanguageCluster, type LanguageClusterInput } from './createLanguageCluster';
import type { FindablePage } from './isIndexable';
import type { Alternate } from './languageVersions';

/** One address of a sitemap. */
export interface SitemapEntry {
  /** Absolute. */
  readonly url: string;
  /** ISO 8601. */
  readonly lastModified?: string;
  /** The whole cluster, itself included. */
  readonly alternates: readonly Alternate[];
}

/** A page of a site's index. */
export interface SitemapPage extends FindablePage {
  /** ISO 8601. */
  readonly updatedAt?: string | null;
}

/** A site, its locales and its published pages. */
export interface SitemapInput<TPage extends SitemapPage> extends Omit<
  LanguageClusterInput<TPage>,
  'versions'
> {
  readonly pages: readonly TPage[];
}

function groupByAddress<TPage extends SitemapPage>(pages: readonly TPage[]): readonly (readonly TPage[])[] {
  const groups = new Map<string, TPage[]>();
  for (const page of pages) {
    const address = `${page.parentSlug}/${page.slug}`;
    const group = groups.get(address);
    if (group) group.push(page);
    else groups.set(address, [page]);
  }
  return [...groups.values()];
}

/** Every address of a site that search engines may know, one per page and locale in which the page itself exists. */
export const createSitemapEntries = <TPage extends SitemapPage>({
  pages,
  ...input
}: SitemapInput<TPage>): readonly SitemapEntry[] =>
  groupByAddress(pages).flatMap((versions) => {
    const { members, alternates } = createLanguageCluster({ ...input, versions });
    return members.map(({ href, page }) => ({
      url: href,
      alternates,
      ...(page.updatedAt && { lastModified: page.updatedAt }),
    }));
  });
