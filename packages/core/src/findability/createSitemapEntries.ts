import { createLanguageCluster, type LanguageClusterInput } from './createLanguageCluster';
import type { FindablePage } from './isIndexable';
import type { Alternate } from './languageVersions';

export interface SitemapEntry {
  /** Absolute. */
  readonly url: string;
  /** ISO 8601. */
  readonly lastModified?: string;
  /** The whole cluster, including this entry. */
  readonly alternates: readonly Alternate[];
}

export interface SitemapPage extends FindablePage {
  /** ISO 8601. */
  readonly updatedAt?: string | null;
}

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
