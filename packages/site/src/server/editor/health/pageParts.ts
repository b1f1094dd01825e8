import { readModule } from '@kmx/blocks';

import type { ContentLocation, ReadPage } from './SiteHealth';
import { describePath, walkRecords, type FoundRecord } from './walkRecords';

export interface LocatedModule {
  /** Undefined if the module does not specify its type. */
  readonly type: string | undefined;
  readonly raw: unknown;
  readonly placeOf: (path: readonly string[]) => ContentLocation;
}

export const locateModules = ({ page, modules }: ReadPage): readonly LocatedModule[] =>
  modules.map((raw, position) => {
    const type = readModule(raw)?.type;
    const block = { type: type ?? 'unknown', position };
    return { type, raw, placeOf: (path) => ({ page, block, field: describePath(path) }) };
  });

interface LocatedRecord extends FoundRecord {
  readonly place: ContentLocation;
}

/** Returns all objects of a page: those in its modules, and its share picture. */
export const locateRecords = (read: ReadPage): readonly LocatedRecord[] => [
  ...walkRecords(read.shareImage, ['shareImage']).map((found) => ({
    ...found,
    place: { page: read.page, block: undefined, field: describePath(found.path) },
  })),
  ...locateModules(read).flatMap(({ raw, placeOf }) =>
    walkRecords(raw).map((found) => ({ ...found, place: placeOf(found.path) })),
  ),
];
