'use client';

import { formatTicketListQuery, parseTicketListQuery, type TicketListQuery } from '@kmx/core/portal';
import { useAddressQuery, type AddressQuery } from '../../lists/useAddressQuery';

export type TicketListState = AddressQuery<TicketListQuery>;

const format = { parse: parseTicketListQuery, format: formatTicketListQuery };

/** What the list of tickets shows, kept in the address. */
export const useTicketListQuery = (): TicketListState => useAddressQuery(format);
