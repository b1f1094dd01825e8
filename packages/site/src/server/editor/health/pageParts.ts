import { readModule } from '@kmx/blocks';

import type { HealthPlace, ReadPage } from './SiteHealth';
import { describePath, walkRecords, type FoundRecord } from './walkRecords';

/** A module with its location on the page. */
export interface PlacedModule {
  /** Undefined if the module does not specify its type. */
  readonly type: string | undefined;
  readonly raw: unknown;
  readonly placeOf: (path: readonly string[]) => HealthPlace;
}

export const placeModules = ({ page, modules }: ReadPage): readonly PlacedModule[] =>
  modules.map((raw, position) => {
    const type = readModule(raw)?.type;
    const block = { type: type ?? 'unknown', position };
    return { type, raw, placeOf: (path) => ({ page, block, field: describePath(path) }) };
  });

interface PlacedRecord extends FoundRecord {
  readonly place: HealthPlace;
}

/** Returns all objects of a page: those in its modules, and its share picture. */
export const placeRecords = (read: ReadPage): readonly PlacedRecord[] => [
  ...walkRecords(read.shareImage, ['shareImage']).map((found) => ({
    ...found,
    place: { page: read.page, block: undefined, field: describePath(found.path) },
  })),
  ...placeModules(read).flatMap(({ raw, placeOf }) =>
    walkRecords(raw).map((found) => ({ ...found, place: placeOf(found.path) })),
  ),
];
