import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import type { DirectoryDependencies } from '../directory/dependencies';
import { readProductParts } from '../parts/readProductDetail';
import type { MachineDetail } from './model';
import { selectMachine } from './selectMachines';
import { toMachine } from './toMachine';

/** Reads a machine in scope with its wear parts. If it is missing or out of scope, logs that and returns null. */
export const readMachineDetail = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  id: string,
  language: string,
): Promise<MachineDetail | null> => {
  const { db, now } = dependencies;
  const row = await selectMachine(db, scope, id, now());
  if (!row) {
    logRejection(dependencies, scope, 'machine', id);
    return null;
  }
  return {
    machine: toMachine(row, now()),
    builtOn: row.built_on,
    passportPath: `/machine/${row.passport_code}`,
    wearParts: await readProductParts(db, row.product_slug, language, 'wear'),
  };
};
