'use client';

import { formatTicketListQuery, parseTicketListQuery, type TicketListQuery } from '@kmx/core/portal';
import { useAddressQuery, type AddressQuery } from '../../lists/useAddressQuery';

export type TicketListState = AddressQuery<TicketListQuery>;

const format = { parse: parseTicketListQuery, format: formatTicketListQuery };

export const useTicketListQuery = (): TicketListState => useAddressQuery(format);
