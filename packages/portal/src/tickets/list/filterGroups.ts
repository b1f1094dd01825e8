import { emptyTicketListQuery, type TicketListQuery, type ticketFilterGroups } from '@kmx/core/portal';

/** Query parameter of a filter with multiple choices. */
export type TicketFilterGroup = (typeof ticketFilterGroups)[number];

type TicketFilters = Omit<TicketListQuery, 'sort' | 'direction' | 'columns' | 'page'>;

/** Resets all filters; sorting and columns are not included. */
export const noTicketFilters: TicketFilters = {
  text: emptyTicketListQuery.text,
  type: emptyTicketListQuery.type,
  concern: emptyTicketListQuery.concern,
  status: emptyTicketListQuery.status,
  location: emptyTicketListQuery.location,
  contact: emptyTicketListQuery.contact,
  machine: emptyTicketListQuery.machine,
  from: emptyTicketListQuery.from,
  to: emptyTicketListQuery.to,
  mine: emptyTicketListQuery.mine,
  watching: emptyTicketListQuery.watching,
};

/** Labels of the groups; `machine` is one machine, `concern` a type of machine. */
export const filterLabelIds = {
  type: 'portal.tickets.label.type',
  concern: 'portal.tickets.label.concern',
  status: 'portal.tickets.label.status',
  location: 'portal.tickets.label.location',
  contact: 'portal.tickets.label.contact',
  machine: 'portal.tickets.label.machine',
} as const satisfies Record<TicketFilterGroup, string>;
