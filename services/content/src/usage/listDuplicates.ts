import { nameOfUpload, type Upload, type Uploads } from './readUploads';
import type { LibraryCollection } from './usesOf';

/** Pictures or files with the same content. */
export interface DuplicateGroup {
  collection: LibraryCollection;
  /** Bytes of one of them. */
  size: number;
  copies: { id: string; name: string }[];
}

const groupByHash = (collection: LibraryCollection, uploads: readonly Upload[]): DuplicateGroup[] => {
  const groups = new Map<string, Upload[]>();
  for (const upload of uploads) {
    if (!upload.contentHash) continue;
    groups.set(upload.contentHash, [...(groups.get(upload.contentHash) ?? []), upload]);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => ({
      collection,
      size: group[0]?.filesize ?? 0,
      copies: group.map((upload) => ({ id: upload.id, name: nameOfUpload(upload) })),
    }));
};

/**
 * Lists what the library has more than once, the largest first. A picture that is also a file for download is no duplicate.
 */
export const listDuplicates = ({ media, files }: Uploads): DuplicateGroup[] =>
  [...groupByHash('media', media), ...groupByHash('files', files)].toSorted(
    (one, other) => other.size - one.size,
  );
