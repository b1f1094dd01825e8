import type { Scope } from '../auth/scope';
import { noteRefusal } from '../directory/noteRefusal';
import type { DirectoryParts } from '../directory/parts';
import { readLocations } from '../directory/places';
import { readProductParts } from '../parts/readProductDetail';
import type { Inventory } from './inventory';
import { exportMachines, listMachines, readMachineFilterChoices } from './listMachines';
import type { MachineDetail } from './model';
import { findMachines, selectMachine } from './selectMachines';
import { toMachine } from './toMachine';

const readDetail = async (
  parts: DirectoryParts,
  scope: Scope,
  id: string,
  language: string,
): Promise<MachineDetail | null> => {
  const { db, now } = parts;
  const row = await selectMachine(db, scope, id, now());
  if (!row) {
    noteRefusal(parts, scope, 'machine', id);
    return null;
  }
  return {
    machine: toMachine(row, now()),
    builtOn: row.built_on,
    passportPath: `/machine/${row.passport_code}`,
    wearParts: await readProductParts(db, row.product_slug, language, 'wear'),
  };
};

/** Binds the inventory to one person's scope. */
export const createInventory = (parts: DirectoryParts, scope: Scope): Inventory => {
  const { db, now } = parts;
  return {
    list: (filter, sort, page, pageSize) =>
      listMachines(db, scope, { filter, sort, now: now() }, { page, pageSize }),
    detail: (id, language) => readDetail(parts, scope, id, language),
    filterChoices: () => readMachineFilterChoices(db, scope, now()),
    csv: (filter, sort, columns, language) =>
      exportMachines(db, scope, { filter, sort, now: now() }, { columns, language }),
    find: async (text, limit) => {
      const rows = await findMachines(db, scope, text, { limit, now: now() });
      return rows.map((row) => toMachine(row, now()));
    },
    locations: () => readLocations(db, scope.organisationIds),
  };
};
