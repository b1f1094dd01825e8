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

/** Converts the URL's query to variables; filters without choices are omitted. */
export const createTicketListVariables = (query: TicketListQuery): TicketListQueryVariables => ({
  filter: createFilter(query),
  sort: createSort(query),
  page: query.page,
  pageSize: ticketPageSize,
});

/** Variables of the export: the same tickets and columns in the same order, from all pages. */
export const createTicketsCsvVariables = (
  query: TicketListQuery,
  language: string,
): TicketsCsvQueryVariables => ({
  filter: createFilter(query),
  sort: createSort(query),
  columns: [...query.columns],
  language,
});
