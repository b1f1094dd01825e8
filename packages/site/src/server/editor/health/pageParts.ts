import { readModule } from '@kmx/blocks';

import type { HealthPlace, ReadPage } from './SiteHealth';
import { describePath, walkRecords, type FoundRecord } from './walkRecords';

/** A module of a page, and where it stands. */
export interface PlacedModule {
  /** Undefined for a module that does not say what it is. */
  readonly type: string | undefined;
  readonly raw: unknown;
  readonly placeOf: (path: readonly string[]) => HealthPlace;
}

/** The modules of a page, in their order. */
export const placeModules = ({ page, modules }: ReadPage): readonly PlacedModule[] =>
  modules.map((raw, position) => {
    const type = readModule(raw)?.type;
    const block = { type: type ?? 'unknown', position };
    return { type, raw, placeOf: (path) => ({ page, block, field: describePath(path) }) };
  });

interface PlacedRecord extends FoundRecord {
  readonly place: HealthPlace;
}

/** Every object on a page: those of its modules, and the picture that it is shared with. */
export const placeRecords = (read: ReadPage): readonly PlacedRecord[] => [
  ...walkRecords(read.shareImage, ['shareImage']).map((found) => ({
    ...found,
    place: { page: read.page, block: undefined, field: describePath(found.path) },
  })),
  ...placeModules(read).flatMap(({ raw, placeOf }) =>
    walkRecords(raw).map((found) => ({ ...found, place: placeOf(found.path) })),
  ),
];
