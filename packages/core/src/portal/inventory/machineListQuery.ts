import {
  type CoverStatus,
  coverStatuses,
  type MachineColumn,
  machineColumns,
  type MachineType,
  machineTypes,
} from '@kmx/contract/machines';
import { readChoices } from '../../lists/readChoices';
import {
  readArrangement,
  readFlag,
  readText,
  readTexts,
  writeAddress,
  writeArrangement,
  writeFlag,
  writeText,
  writeTexts,
  type ListArrangement,
} from '../lists/listAddress';

import { defaultMachineColumns } from './inventoryTypes';

export interface MachineListQuery extends ListArrangement<MachineColumn> {
  readonly text: string;
  readonly type: readonly MachineType[];
  /** Ids. */
  readonly location: readonly string[];
  readonly warranty: readonly CoverStatus[];
  readonly contract: readonly CoverStatus[];
  /** Only machines with open tickets. */
  readonly openTickets: boolean;
  /** Only machines whose software is not the newest. */
  readonly oldSoftware: boolean;
}

export const noMachineFilters = {
  text: '',
  type: [],
  location: [],
  warranty: [],
  contract: [],
  openTickets: false,
  oldSoftware: false,
} as const satisfies Partial<MachineListQuery>;

export const emptyMachineListQuery: MachineListQuery = {
  ...noMachineFilters,
  sort: 'location',
  direction: 'asc',
  page: 1,
  columns: defaultMachineColumns,
};

export const machineFilterGroups = ['type', 'location', 'warranty', 'contract'] as const;

const list = { columns: machineColumns, fixed: 'serialNumber', first: emptyMachineListQuery } as const;

export const parseMachineListQuery = (query: URLSearchParams): MachineListQuery => ({
  text: readText(query, 'text'),
  type: readChoices(query, 'type', machineTypes),
  location: readTexts(query, 'location'),
  warranty: readChoices(query, 'warranty', coverStatuses),
  contract: readChoices(query, 'contract', coverStatuses),
  openTickets: readFlag(query, 'openTickets'),
  oldSoftware: readFlag(query, 'oldSoftware'),
  ...readArrangement(query, list),
});

/** Returns `warranty=ended&openTickets=1` without defaults, so that equal queries have one URL; `''` for none. */
export const formatMachineListQuery = (query: MachineListQuery): string =>
  writeAddress(
    writeText('text', query.text),
    machineFilterGroups.flatMap((group) => writeTexts(group, query[group])),
    writeFlag('openTickets', query.openTickets),
    writeFlag('oldSoftware', query.oldSoftware),
    writeArrangement(query, list),
  );

/** Number of active filters of the inventory, for labels such as "3 filters". */
export const countMachineFilters = (query: MachineListQuery): number =>
  machineFilterGroups.reduce((count, group) => count + query[group].length, 0) +
  [query.text, query.openTickets, query.oldSoftware].filter(Boolean).length;
