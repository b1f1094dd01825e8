import type { TicketColumn, TicketListQuery } from '@kmx/core/portal';

/** Of times and counts the newest and the most are looked for first. */
const downwards: ReadonlySet<TicketColumn> = new Set<TicketColumn>([
  'createdAt',
  'changedAt',
  'replies',
  'comments',
]);

/** The sorting after a column was chosen: its own direction first, the other way round when it is chosen again. */
export function decideSort(
  { sort, direction }: Pick<TicketListQuery, 'sort' | 'direction'>,
  column: TicketColumn,
): Pick<TicketListQuery, 'sort' | 'direction'> {
  if (sort === column) return { sort, direction: direction === 'asc' ? 'desc' : 'asc' };
  return { sort: column, direction: downwards.has(column) ? 'desc' : 'asc' };
}
