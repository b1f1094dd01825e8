import type { TicketColumn, TicketListQuery } from '@kmx/core/portal';
import { decideSort } from '../../lists/decideSort';

/** Times and counts are sorted in descending order first. */
const downwards: ReadonlySet<TicketColumn> = new Set<TicketColumn>([
  'createdAt',
  'changedAt',
  'replies',
  'comments',
]);

/** Returns the sorting after a column of tickets was chosen. */
export const decideTicketSort = (
  query: Pick<TicketListQuery, 'sort' | 'direction'>,
  column: TicketColumn,
): Pick<TicketListQuery, 'sort' | 'direction'> => decideSort(query, column, downwards);
