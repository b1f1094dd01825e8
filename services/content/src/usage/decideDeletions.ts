/** Returns the uses that would break if a document were deleted together with `deleted`. */
export type FindUses<T> = (id: string, deleted: ReadonlySet<string>) => readonly T[];

/**
 * Decides which of several documents cannot be deleted together, with the uses that prevent it. If a document stays, so do
 * the documents that it uses.
 */
export const decideDeletions = <T extends { id: string }>(
  ids: readonly string[],
  findUses: FindUses<T>,
): Map<string, T[]> => {
  const blocked = new Map<string, T[]>();
  let deleted: ReadonlySet<string> = new Set(ids);
  let known: number;
  do {
    known = blocked.size;
    for (const id of deleted) {
      const uses = findUses(id, deleted).filter((use) => !deleted.has(use.id));
      if (uses.length > 0) blocked.set(id, uses);
    }
    deleted = new Set(ids.filter((id) => !blocked.has(id)));
  } while (blocked.size > known);
  return blocked;
};
