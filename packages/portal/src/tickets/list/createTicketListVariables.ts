import { ticketPageSize, type TicketListQuery } from '@kmx/core/portal';
import type {
  TicketFilter,
  TicketListQueryVariables,
  TicketsCsvQueryVariables,
} from '../../__generated__/customer/graphql';

const createFilter = (query: TicketListQuery): TicketFilter => ({
  ...(query.text && { text: query.text }),
  ...(query.type.length > 0 && { types: [...query.type] }),
  ...(query.concern.length > 0 && { concerns: [...query.concern] }),
  ...(query.status.length > 0 && { statuses: [...query.status] }),
  ...(query.location.length > 0 && { locationIds: [...query.location] }),
  ...(query.contact.length > 0 && { contactIds: [...query.contact] }),
  ...(query.machine.length > 0 && { machineIds: [...query.machine] }),
  ...(query.from && { createdFrom: query.from }),
  ...(query.to && { createdTo: query.to }),
  ...(query.mine && { isOwn: true }),
  ...(query.watching && { isWatching: true }),
});

const createSort = ({ sort, direction }: TicketListQuery) => ({ by: sort, direction });

/** Query variables of the list at an address; filters without choices are left out. */
export const createTicketListVariables = (query: TicketListQuery): TicketListQueryVariables => ({
  filter: createFilter(query),
  sort: createSort(query),
  page: query.page,
  pageSize: ticketPageSize,
});

/** The same tickets in the same order as a file with the same columns, all pages of it. */
export const createTicketsCsvVariables = (
  query: TicketListQuery,
  language: string,
): TicketsCsvQueryVariables => ({
  filter: createFilter(query),
  sort: createSort(query),
  columns: [...query.columns],
  language,
});
