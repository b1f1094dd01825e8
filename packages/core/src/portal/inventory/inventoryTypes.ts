import type { MachineColumn } from '@kmx/contract/machines';

/** Whether newer software than a machine's is known; where the newest or the own is not known, nothing is said. */
export const hasOldSoftware = (own: string | null, newest: string | null): boolean =>
  own !== null && newest !== null && own !== newest;

/** The columns that are shown until somebody chooses others. */
export const defaultMachineColumns: readonly MachineColumn[] = [
  'serialNumber',
  'name',
  'type',
  'location',
  'softwareVersion',
  'warranty',
  'contract',
  'openTickets',
];
