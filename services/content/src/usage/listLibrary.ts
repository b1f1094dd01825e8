import type { Use, Uses } from './collectUses';
import { nameOfUpload, type Upload, type Uploads } from './readUploads';
import { mergeUses, type LibraryCollection } from './usesOf';

/** Maximum number of usages listed per file. */
const maxUsesNamed = 5;

export type NamedUse = Pick<Use, 'collection' | 'id' | 'title'>;

/** Names the first uses. */
export const nameUses = (uses: readonly Use[]): NamedUse[] =>
  uses.slice(0, maxUsesNamed).map(({ collection, id, title }) => ({ collection, id, title }));

/** A picture or file, and who uses it. */
export interface LibraryItem {
  collection: LibraryCollection;
  id: string;
  /** For a file with language versions, the value of the first. */
  name: string;
  /** Bytes of all versions. */
  size: number;
  useCount: number;
  /** Readers meet it somewhere. */
  isPublic: boolean;
  uses: NamedUse[];
}

const describe = (
  collection: LibraryCollection,
  versions: readonly Upload[],
  uses: readonly Use[],
): LibraryItem[] => {
  const [first] = versions;
  if (!first) return [];
  return [
    {
      collection,
      id: first.id,
      name: nameOfUpload(first),
      size: versions.reduce((sum, { filesize }) => sum + (filesize ?? 0), 0),
      useCount: uses.length,
      isPublic: uses.some((use) => use.isPublic),
      uses: nameUses(uses),
    },
  ];
};

/** Lists all pictures and files with their usages: unused ones first, the largest first. */
export const listLibrary = (uses: Uses, { media, files }: Uploads): LibraryItem[] => {
  const slugs = new Set(files.map(({ slug }) => slug ?? ''));
  const items = [
    ...media.flatMap((one) => describe('media', [one], mergeUses([uses.byId.get(one.id)]))),
    ...[...slugs].flatMap((slug) => {
      const versions = files.filter((file) => (file.slug ?? '') === slug);
      const lists = [...versions.map(({ id }) => uses.byId.get(id)), uses.bySlug.get(slug)];
      return describe('files', versions, mergeUses(lists));
    }),
  ];
  return items.toSorted(
    (one, other) =>
      Number(one.useCount > 0) - Number(other.useCount > 0) ||
      (one.useCount === 0 ? other.size - one.size : one.useCount - other.useCount),
  );
};
