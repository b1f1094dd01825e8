import type { MachineColumn } from '@kmx/contract/machines';
import type { Location } from '../directory/places';
import type {
  Machine,
  MachineDetail,
  MachineFilter,
  MachineFilterChoices,
  MachinePage,
  MachineSort,
} from './model';

/** Machines of the user's organisations. */
export interface Inventory {
  list: (filter: MachineFilter, sort: MachineSort, page: number, pageSize: number) => Promise<MachinePage>;
  /** Null for a machine that is missing or of another organisation. */
  detail: (id: string, language: string) => Promise<MachineDetail | null>;
  filterChoices: () => Promise<MachineFilterChoices>;
  csv: (
    filter: MachineFilter,
    sort: MachineSort,
    columns: readonly MachineColumn[],
    language: string,
  ) => Promise<string>;
  /** The first machines through a search: serial numbers that begin so come first. */
  find: (text: string, limit: number) => Promise<readonly Machine[]>;
  locations: () => Promise<readonly Location[]>;
}
