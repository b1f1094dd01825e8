import type { MachineColumn } from '@kmx/contract/machines';

/** True if a newer version is known; false if either version is unknown. */
export const hasOldSoftware = (own: string | null, newest: string | null): boolean =>
  own !== null && newest !== null && own !== newest;

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
