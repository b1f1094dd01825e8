import type { MachineColumn } from '../__generated__/customer/graphql';

/** How wide a column is: between two bounds in rem, and in between a share of the table in percent. */
export interface ColumnSize {
  readonly least: number;
  readonly share: number;
  readonly most: number;
}

/** By what each column holds in one line; the name takes what the others leave. */
const sizes = {
  serialNumber: { least: 9, share: 12, most: 13 },
  name: null,
  type: { least: 8, share: 13, most: 16 },
  location: { least: 9, share: 14, most: 18 },
  softwareVersion: { least: 10, share: 12, most: 12 },
  installedOn: { least: 8, share: 9, most: 10 },
  warranty: { least: 9.5, share: 11, most: 12 },
  contract: { least: 9.5, share: 17.5, most: 18 },
  openTickets: { least: 6.5, share: 11, most: 11 },
} as const satisfies Record<MachineColumn, ColumnSize | null>;

/** The least that the name of a machine needs, in rem. */
const leastName = 9;

/** The size of each column; null for the one that takes the rest. */
export const sizeColumns = (columns: readonly MachineColumn[]): readonly (ColumnSize | null)[] =>
  columns.map((column) => sizes[column]);

/** In rem; below it the table scrolls, as its columns do not get narrower. */
export const leastTableSize = (columns: readonly (ColumnSize | null)[]): number =>
  columns.reduce((sum, size) => sum + (size?.least ?? leastName), 0);
