import type { Link } from '../types/Link';

export interface BranchItem<TItem> {
  readonly link: Pick<Link, 'kind' | 'page'> | null;
  readonly items: readonly TItem[];
}

/** Returns the entries from the top level to the one that links to a page; `undefined` without one. */
export function findBranch<TItem extends BranchItem<TItem>>(
  items: readonly TItem[],
  pageId: string,
): readonly TItem[] | undefined {
  for (const item of items) {
    if (item.link?.kind === 'page' && item.link.page?.id === pageId) return [item];
    const below = findBranch(item.items, pageId);
    if (below) return [item, ...below];
  }
  return undefined;
}
