/** What stands before and after an item of a list that begins with the newest. */
export interface Neighbours<TItem> {
  readonly newer: TItem | undefined;
  readonly older: TItem | undefined;
}

/** The neighbours of the item with a slug; none where the list does not have it. */
export function findNeighbours<TItem extends { readonly slug: string }>(
  newestFirst: readonly TItem[],
  slug: string,
): Neighbours<TItem> {
  const index = newestFirst.findIndex((item) => item.slug === slug);
  if (index < 0) return { newer: undefined, older: undefined };
  return { newer: index > 0 ? newestFirst[index - 1] : undefined, older: newestFirst[index + 1] };
}
