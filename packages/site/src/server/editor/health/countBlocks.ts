import { locateModules } from './pageParts';
import type { BlockUsage, ReadPage } from './SiteHealth';

/** Counts the uses of each block, most used first; unused blocks of `known` come last. */
export function countBlocks(reads: readonly ReadPage[], known: readonly string[]): readonly BlockUsage[] {
  const placed = reads.flatMap((read) =>
    locateModules(read).map(({ type }) => ({ type: type ?? 'unknown', page: read.page })),
  );
  const types = new Set([...known, ...placed.map(({ type }) => type)]);
  return [...types]
    .map((blockType) => {
      const pages = placed.filter(({ type }) => type === blockType).map(({ page }) => page);
      return { blockType, count: pages.length, pages: [...new Set(pages)] };
    })
    .sort((a, b) => b.count - a.count || a.blockType.localeCompare(b.blockType));
}
