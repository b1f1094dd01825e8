import type { MachineColumn } from '../__generated__/customer/graphql';

/** Width of a column: a percentage of the table, between two bounds in rem. */
export interface ColumnSize {
  readonly least: number;
  readonly share: number;
  readonly most: number;
}

/** Sized for one line of each column's content; the name takes the remaining width. */
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

/** Minimum width of a machine's name in rem. */
const minName = 9;

/** Returns the size of each column; null for the column of the remaining width. */
export const sizeColumns = (columns: readonly MachineColumn[]): readonly (ColumnSize | null)[] =>
  columns.map((column) => sizes[column]);

/** Minimum width of a table in rem; in narrower windows the table scrolls. */
export const minTableSize = (columns: readonly (ColumnSize | null)[]): number =>
  columns.reduce((sum, size) => sum + (size?.least ?? minName), 0);
