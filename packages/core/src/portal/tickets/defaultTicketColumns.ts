import type { TicketColumn } from '@kmx/contract/tickets';

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
