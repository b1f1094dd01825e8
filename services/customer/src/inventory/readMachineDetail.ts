import { noteRefusal } from '../audit/noteRefusal';
import type { Scope } from '../auth/scope';
import type { DirectoryParts } from '../directory/parts';
import { readProductParts } from '../parts/readProductDetail';
import type { MachineDetail } from './model';
import { selectMachine } from './selectMachines';
import { toMachine } from './toMachine';

/** Reads a machine within a person's scope with its wear parts; null, and logged, when it is missing or another's. */
export const readMachineDetail = async (
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
