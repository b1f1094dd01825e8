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

/** Converts the URL's query to variables; filters without choices are omitted. */
export const createMachineListVariables = (query: MachineListQuery): MachineListQueryVariables => ({
  filter: createFilter(query),
  sort: createSort(query),
  page: query.page,
  pageSize: inventoryPageSize,
});

/** Variables of the export: the same machines and columns in the same order, from all pages. */
export const createMachinesCsvVariables = (
  query: MachineListQuery,
  language: string,
): MachinesCsvQueryVariables => ({
  filter: createFilter(query),
  sort: createSort(query),
  columns: [...query.columns],
  language,
});
