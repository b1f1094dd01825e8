import type { Scope } from '../auth/scope';
import type { CustomerDatabase } from '../database/connect';
import { countMachines, selectMachines, type MachineRow } from '../inventory/selectMachines';
import type { EndingCover, EndingCovers } from './model';

const toCover = (row: MachineRow, kind: EndingCover['kind'], until: string | null): EndingCover[] =>
  until === null
    ? []
    : [{ kind, machineId: row.id, machineName: row.name, serialNumber: row.serial_number, until }];

/** Reads the warranties and contracts in scope that end within 90 days, the first end first. */
export const readEndingCovers = async (
  db: CustomerDatabase,
  scope: Scope,
  { now, limit }: { now: Date; limit: number },
): Promise<EndingCovers> => {
  const part = { offset: 0, limit };
  const warranties = {
    filter: { warranties: ['endsSoon'] },
    sort: { by: 'warranty', direction: 'asc' },
    now,
  } as const;
  const contracts = {
    filter: { contracts: ['endsSoon'] },
    sort: { by: 'contract', direction: 'asc' },
    now,
  } as const;
  const withWarranty = await selectMachines(db, scope, warranties, part);
  const withContract = await selectMachines(db, scope, contracts, part);
  return {
    warranties: await countMachines(db, scope, warranties),
    contracts: await countMachines(db, scope, contracts),
    items: [
      ...withWarranty.flatMap((row) => toCover(row, 'warranty', row.warranty_until)),
      ...withContract.flatMap((row) => toCover(row, 'contract', row.contract_until)),
    ]
      // Days are written so that they sort as text.
      .toSorted((one, other) => (one.until < other.until ? -1 : Number(one.until > other.until)))
      .slice(0, limit),
  };
};
