'use client';

import { formatMachineListQuery, parseMachineListQuery, type MachineListQuery } from '@kmx/core/portal';
import { useAddressQuery, type AddressQuery } from '../lists/useAddressQuery';

export type MachineListState = AddressQuery<MachineListQuery>;

const format = { parse: parseMachineListQuery, format: formatMachineListQuery };

/** Query of the inventory, stored in the URL and shared by both views. */
export const useMachineListQuery = (): MachineListState => useAddressQuery(format);
