import { isDay } from '../lists/isDay';

/** Levels of a service contract. */
export const contractLevels = ['basic', 'plus', 'premium'] as const;

/** A level of a service contract. */
export type ContractLevel = (typeof contractLevels)[number];

/** How a warranty or a contract stands. */
export const coverStatuses = ['active', 'endsSoon', 'ended', 'none'] as const;

/** How a warranty or a contract stands: `endsSoon` within `coverSoonDays`. */
export type CoverStatus = (typeof coverStatuses)[number];

/** Ours: so many days before its end a warranty or a contract is said to end soon. */
export const coverSoonDays = 90;

const dayMs = 24 * 60 * 60 * 1000;

/** How a warranty or contract stands on a day (`YYYY-MM-DD`, UTC) that lasts until and with a day; `null` for one that there is not. */
export function decideCoverStatus(until: string | null, today: string): CoverStatus {
  if (until === null || !isDay(until)) return 'none';
  const days = (Date.parse(until) - Date.parse(today)) / dayMs;
  if (days < 0) return 'ended';
  return days <= coverSoonDays ? 'endsSoon' : 'active';
}

/** Whether newer software than a machine's is known; where the newest or the own is not known, nothing is said. */
export const hasOldSoftware = (own: string | null, newest: string | null): boolean =>
  own !== null && newest !== null && own !== newest;

/** The columns of the inventory, in their order. */
export const machineColumns = [
  'serialNumber',
  'name',
  'type',
  'location',
  'softwareVersion',
  'installedOn',
  'warranty',
  'contract',
  'openTickets',
] as const;

/** A column of the inventory. */
export type MachineColumn = (typeof machineColumns)[number];

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

/** Decision: "Page sizes: […] inventory 20". */
export const inventoryPageSize = 20;
