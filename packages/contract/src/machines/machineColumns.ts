/** Columns of the inventory, in display order. */
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
export type MachineColumn = (typeof machineColumns)[number];

/** Page size of the inventory (decision: "Page sizes: […] inventory 20"). */
export const inventoryPageSize = 20;
