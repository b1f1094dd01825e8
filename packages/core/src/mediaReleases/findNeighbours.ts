export interface Neighbours<TItem> {
  readonly newer: TItem | undefined;
  readonly older: TItem | undefined;
}

/** Returns the neighbours of the item with a slug in a list sorted newest first; none if it is missing. */
export function findNeighbours<TItem extends { readonly slug: string }>(
  newestFirst: readonly TItem[],
  slug: string,
): Neighbours<TItem> {
  const index = newestFirst.findIndex((item) => item.slug === slug);
  if (index < 0) return { newer: undefined, older: undefined };
  return { newer: index > 0 ? newestFirst[index - 1] : undefined, older: newestFirst[index + 1] };
}
