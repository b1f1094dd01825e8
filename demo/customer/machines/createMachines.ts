import { createHmac } from 'node:crypto';
import type { ContractLevel } from '@kmx/contract/machines';
import type { NewRow } from '../../../services/customer/src/database/tables';
import { machineKeys } from '../../../services/customer/src/inventory/machineKeys';
import { dayBefore } from '../calendar';
import { createDice, type Dice } from '../dice';
import { turnsOf } from '../locations';
import { versionsOf } from '../software/versions';
import { machineProducts, type MachineProduct } from './products';
import { createSerialNumber } from './serialNumber';

export type MachineRow = NewRow<'customer_machines'>;

const machinesByOrganisation = [
  ['org-1', 100],
  ['org-2', 75],
  ['org-3', 65],
  ['org-4', 60],
  ['org-5', 60],
  ['org-6', 40],
] as const;

const year = 365;
/** Installation data of the range: "warranty 24 months"; some customers bought a third year. */
const warrantyDays = [2 * year, 2 * year, 2 * year, 3 * year] as const;
const levels: readonly ContractLevel[] = ['basic', 'basic', 'plus', 'plus', 'premium'];

/** Demo machines only: everybody can compute it, and it shows no more than what is public of them. */
const passportCodeOf = (id: string): string =>
  createHmac('sha256', 'demo machines').update(id).digest('hex').slice(0, 32);

const chooseProduct = (dice: Dice): MachineProduct =>
  dice.pick(machineProducts.flatMap((product) => Array.from({ length: product.weight }, () => product)));

/** Days since the installation: a third within the warranty, a part of those shortly before its end. */
const chooseAge = (dice: Dice, { status }: MachineProduct): number => {
  if (status === 'discontinued') return dice.between(5 * year, 13 * year);
  if (dice.happens(0.1)) return dice.between(2 * year - 85, 2 * year - 3);
  return dice.happens(0.35) ? dice.between(20, 2 * year - 100) : dice.between(2 * year, 8 * year);
};

const chooseContract = (dice: Dice): { level: ContractLevel; daysLeft: number } | null => {
  if (dice.happens(0.3)) return null;
  const level = dice.pick(levels);
  if (dice.happens(0.15)) return { level, daysLeft: -dice.between(5, 500) };
  return { level, daysLeft: dice.happens(0.15) ? dice.between(4, 85) : dice.between(100, 1000) };
};

/** Used machines come without one. */
const chooseWarranty = (dice: Dice, now: Date, age: number): string | null => {
  const end = dayBefore(now, age - dice.pick(warrantyDays));
  return dice.happens(0.06) ? null : end;
};

/** Mostly the newest; the others wait for an update. */
const chooseVersion = (dice: Dice, product: MachineProduct): string | null => {
  const versions = versionsOf(product);
  const newest = versions.at(-1);
  if (!newest) return null;
  return dice.happens(0.6) ? newest.version : dice.pick(versions).version;
};

const createMachine = (
  count: number,
  location: { id: string; name: string; organisationId: string },
  now: Date,
): MachineRow => {
  const id = `machine-${String(count).padStart(3, '0')}`;
  const dice = createDice(id);
  const product = chooseProduct(dice);
  const age = chooseAge(dice, product);
  const builtOn = dayBefore(now, age + dice.between(20, 80));
  const serialNumber = createSerialNumber(product, builtOn, count);
  const contract = chooseContract(dice);
  return {
    id,
    organisation_id: location.organisationId,
    location_id: location.id,
    serial_number: serialNumber,
    name: product.name,
    ...machineKeys({ serialNumber, name: product.name, locationName: location.name }),
    product_slug: product.slug,
    type: product.type,
    software_version: chooseVersion(dice, product),
    built_on: builtOn,
    installed_on: dayBefore(now, age),
    warranty_until: chooseWarranty(dice, now, age),
    contract: contract?.level ?? null,
    contract_until: contract ? dayBefore(now, -contract.daysLeft) : null,
    passport_code: passportCodeOf(id),
  };
};

/** Creates 400 machines at the locations of the demo organisations, with warranties and contracts relative to now. */
export const createMachines = (now: Date): MachineRow[] => {
  let count = 0;
  return machinesByOrganisation.flatMap(([organisationId, machines]) => {
    const turns = turnsOf(organisationId);
    return Array.from({ length: machines }, (_, index) => {
      const location = turns[index % turns.length];
      if (!location) throw new Error(`${organisationId} has no location.`);
      count += 1;
      return createMachine(count, location, now);
    });
  });
};
