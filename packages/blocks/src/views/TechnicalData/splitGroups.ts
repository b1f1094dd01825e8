/** Height of a group's title with its margins, in rows. */
const titleRows = 2;

/** Splits groups in their order into at most two columns of about the same length; no column is empty. */
export function splitGroups<TGroup extends { readonly rows: readonly unknown[] }>(
  groups: readonly TGroup[],
): readonly (readonly TGroup[])[] {
  const length = (some: readonly TGroup[]) =>
    some.reduce((sum, { rows }) => sum + rows.length + titleRows, 0);
  const columnsAt = (at: number) => [groups.slice(0, at), groups.slice(at)] as const;
  const longestAt = (at: number) => Math.max(...columnsAt(at).map(length));
  const places = groups.map((_, index) => index + 1);
  const best = places.reduce((found, at) => (longestAt(at) < longestAt(found) ? at : found), groups.length);
  return columnsAt(best).filter((column) => column.length > 0);
}
