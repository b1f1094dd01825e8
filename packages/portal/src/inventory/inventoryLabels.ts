import type { ContractLevel, CoverStatus, MachineColumn } from '../__generated__/customer/graphql';

/** Message ids of a machine's labels; names of machine types are in the messages of tickets. */
export const machineLabelIds = {
  serialNumber: 'portal.inventory.column.serialNumber',
  name: 'portal.inventory.column.name',
  type: 'portal.inventory.column.type',
  location: 'portal.inventory.column.location',
  softwareVersion: 'portal.inventory.column.softwareVersion',
  installedOn: 'portal.inventory.column.installedOn',
  warranty: 'portal.inventory.column.warranty',
  contract: 'portal.inventory.column.contract',
  openTickets: 'portal.inventory.column.openTickets',
} as const satisfies Record<MachineColumn, string>;

/** Message ids of the states of a warranty or contract. */
export const coverLabelIds = {
  active: 'portal.inventory.cover.active',
  endsSoon: 'portal.inventory.cover.endsSoon',
  ended: 'portal.inventory.cover.ended',
  none: 'portal.inventory.cover.none',
} as const satisfies Record<CoverStatus, string>;

export const contractLevelLabelIds = {
  basic: 'portal.inventory.level.basic',
  plus: 'portal.inventory.level.plus',
  premium: 'portal.inventory.level.premium',
} as const satisfies Record<ContractLevel, string>;
