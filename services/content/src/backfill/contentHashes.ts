import { hashContent } from '../files/contentHash';
import type { ReadPicture } from '../files/renditions';

type Row = Readonly<Record<string, unknown>>;

export interface ContentHashRow {
  id: string;
  hash: string;
}

/** Hashes the files of uploads that have none yet, one at a time; a missing file has no hash. */
export async function* hashUploads(rows: readonly Row[], read: ReadPicture): AsyncGenerator<ContentHashRow> {
  for (const { id, filename } of rows) {
    const bytes = typeof filename === 'string' && filename !== '' ? await read(filename) : null;
    if (bytes && typeof id === 'string') yield { id, hash: hashContent(bytes) };
  }
}
