interface Sorting<TColumn extends string> {
  readonly sort: TColumn;
  readonly direction: 'asc' | 'desc';
}

/**
 * Returns the sorting after a column was chosen: its default direction first, reversed when chosen again. `downwards`
 * contains the columns with descending default order.
 */
export function decideSort<TColumn extends string>(
  { sort, direction }: Sorting<TColumn>,
  column: TColumn,
  downwards?: ReadonlySet<TColumn>,
): Sorting<TColumn> {
  if (sort === column) return { sort, direction: direction === 'asc' ? 'desc' : 'asc' };
  return { sort: column, direction: downwards?.has(column) ? 'desc' : 'asc' };
}
