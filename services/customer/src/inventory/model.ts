import type { ContractLevel, CoverStatus, MachineColumn, MachineType } from '@kmx/contract/machines';
import type { Page } from '../database/pageOf';
import type { sortDirections } from '../directory/model';
import type { Location } from '../directory/places';
import type { ProductPart } from '../parts/model';

/** A machine of a customer; dates are YYYY-MM-DD. */
export interface Machine {
  id: string;
  serialNumber: string;
  name: string;
  productSlug: string;
  type: MachineType;
  location: Location;
  softwareVersion: string | null;
  /** Null if none was released. */
  newestSoftware: string | null;
  installedOn: string;
  warrantyUntil: string | null;
  warranty: CoverStatus;
  contract: ContractLevel | null;
  contractUntil: string | null;
  contractStatus: CoverStatus;
  /** 0 for a viewer without ticketing. */
  openTickets: number;
}

/** Number of matching machines at a location, on all pages of the list. */
export interface LocationCount {
  locationId: string;
  count: number;
}

export interface MachinePage extends Page<Machine> {
  countByLocation: () => Promise<readonly LocationCount[]>;
}

/** A machine's passport. */
export interface MachineDetail {
  machine: Machine;
  builtOn: string;
  /** Public address of the machine: a path without a locale. */
  passportPath: string;
  wearParts: readonly ProductPart[];
}

/** Public data of a machine for everybody who has its code, without owner and location. */
export interface PublicMachine {
  name: string;
  productSlug: string;
  type: MachineType;
  builtYear: number;
}

export interface MachineFilter {
  text?: string | null;
  types?: readonly MachineType[] | null;
  locationIds?: readonly string[] | null;
  warranties?: readonly CoverStatus[] | null;
  contracts?: readonly CoverStatus[] | null;
  hasOpenTickets?: boolean | null;
  hasOldSoftware?: boolean | null;
}

export interface MachineSort {
  by: MachineColumn;
  direction: (typeof sortDirections)[number];
}

export interface MachineFilterChoices {
  locations: readonly Location[];
  types: readonly MachineType[];
}
