import { inventoryPageSize, type MachineListQuery } from '@kmx/core/portal';
import type { MachineListQueryVariables, MachinesCsvQueryVariables } from '../__generated__/customer/graphql';

const createFilter = ({
  text,
  type,
  location,
  warranty,
  contract,
  openTickets,
  oldSoftware,
}: MachineListQuery) => ({
  ...(text && { text }),
  ...(type.length > 0 && { types: [...type] }),
  ...(location.length > 0 && { locationIds: [...location] }),
  ...(warranty.length > 0 && { warranties: [...warranty] }),
  ...(contract.length > 0 && { contracts: [...contract] }),
  ...(openTickets && { hasOpenTickets: true }),
  ...(oldSoftware && { hasOldSoftware: true }),
});

const createSort = ({ sort, direction }: MachineListQuery) => ({ by: sort, direction });

/** Query variables of the inventory at an address; filters without choices are left out. */
export const createMachineListVariables = (query: MachineListQuery): MachineListQueryVariables => ({
  filter: createFilter(query),
  sort: createSort(query),
  page: query.page,
  pageSize: inventoryPageSize,
});

/** The same machines in the same order as a file with the same columns, all pages of it. */
export const createMachinesCsvVariables = (
  query: MachineListQuery,
  language: string,
): MachinesCsvQueryVariables => ({
  filter: createFilter(query),
  sort: createSort(query),
  columns: [...query.columns],
  language,
});
