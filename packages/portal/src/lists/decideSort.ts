interface Sorting<TColumn extends string> {
  readonly sort: TColumn;
  readonly direction: 'asc' | 'desc';
}

/**
 * The sorting after a column was chosen: its own direction first, the other way round when it is chosen again.
 * `downwards` holds the columns that begin with the newest or the most.
 */
export function decideSort<TColumn extends string>(
  { sort, direction }: Sorting<TColumn>,
  column: TColumn,
  downwards?: ReadonlySet<TColumn>,
): Sorting<TColumn> {
  if (sort === column) return { sort, direction: direction === 'asc' ? 'desc' : 'asc' };
  return { sort: column, direction: downwards?.has(column) ? 'desc' : 'asc' };
}
