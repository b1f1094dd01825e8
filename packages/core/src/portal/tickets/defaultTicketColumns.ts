import type { TicketColumn } from '@kmx/contract/tickets';

/** The columns that are shown until a reader chooses others. */
export const defaultTicketColumns: readonly TicketColumn[] = [
  'number',
  'type',
  'subject',
  'machine',
  'status',
  'contact',
  'changedAt',
  'location',
];
