import type { Scope } from '../auth/scope';
import type { DirectoryDependencies } from '../directory/dependencies';
import { readLocations } from '../directory/places';
import type { Inventory } from '../inventory/inventory';
import { exportMachines, listMachines, readMachineFilterChoices } from '../inventory/listMachines';
import { readMachineDetail } from '../inventory/readMachineDetail';
import { findMachines } from '../inventory/selectMachines';
import { toMachine } from '../inventory/toMachine';

/** Binds the inventory to the scope of a user. */
export const createInventory = (dependencies: DirectoryDependencies, scope: Scope): Inventory => {
  const { db, now } = dependencies;
  return {
    list: (filter, sort, page, pageSize) =>
      listMachines(db, scope, { filter, sort, now: now() }, { page, pageSize }),
    detail: (id, language) => readMachineDetail(dependencies, scope, id, language),
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
