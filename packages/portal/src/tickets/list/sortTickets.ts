import type { TicketColumn, TicketListQuery } from '@kmx/core/portal';
import { decideSort } from '../../lists/decideSort';

/** Of times and counts the newest and the most are looked for first. */
const downwards: ReadonlySet<TicketColumn> = new Set<TicketColumn>([
  'createdAt',
  'changedAt',
  'replies',
  'comments',
]);

/** The sorting after a column of tickets was chosen. */
export const decideTicketSort = (
  query: Pick<TicketListQuery, 'sort' | 'direction'>,
  column: TicketColumn,
): Pick<TicketListQuery, 'sort' | 'direction'> => decideSort(query, column, downwards);
