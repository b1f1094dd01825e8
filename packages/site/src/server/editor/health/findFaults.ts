import type { PrepareModule } from '@kmx/blocks';

import { locateModules, type LocatedModule } from './pageParts';
import type { BlockFault, ReadPage } from './SiteHealth';

function faultsOf({ type, raw, placeOf }: LocatedModule, prepare: PrepareModule): readonly BlockFault[] {
  const prepared = type === undefined ? undefined : prepare(type, raw);
  if (!prepared) {
    const message = type === undefined ? 'The module has no type.' : `There is no block "${type}".`;
    return [{ place: placeOf([]), message }];
  }
  if (prepared.ok) return [];
  return prepared.issues.map(({ path, message }) => ({
    place: placeOf(path === '' ? [] : path.split('.')),
    message,
  }));
}

/** Returns the modules whose data their blocks reject. */
export const findFaults = (read: ReadPage, prepare: PrepareModule): readonly BlockFault[] =>
  locateModules(read).flatMap((module) => faultsOf(module, prepare));
