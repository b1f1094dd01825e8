import type { PayloadRequest } from 'payload';
import { defaultLocale } from '../config/locales';
import { readField } from '../graphql/context';
import { collectUses, type Use } from './collectUses';
import { mergeUses, type LibraryCollection } from './usesOf';

/** Maximum number of usages listed per file. */
const maxUsesNamed = 5;

/** A picture or file, and who uses it. */
export interface LibraryItem {
  collection: LibraryCollection;
  id: string;
  /** Of a file with its language versions, that of the first. */
  name: string;
  /** Bytes of all versions. */
  size: number;
  useCount: number;
  /** Readers meet it somewhere. */
  isPublic: boolean;
  uses: Pick<Use, 'collection' | 'id' | 'title'>[];
}

interface Upload {
  id: string;
  slug?: string | null;
  filename?: string | null;
  filesize?: number | null;
  title?: unknown;
}

const readAll = async (req: PayloadRequest, collection: LibraryCollection): Promise<Upload[]> => {
  const { docs } = await req.payload.db.find<Upload>({
    collection,
    where: {},
    sort: 'filename',
    pagination: false,
    req,
  });
  return docs;
};

const nameOf = ({ title, filename, id }: Upload): string => {
  const words = readField(title, defaultLocale);
  return typeof words === 'string' && words !== '' ? words : (filename ?? id);
};

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
      name: nameOf(first),
      size: versions.reduce((sum, { filesize }) => sum + (filesize ?? 0), 0),
      useCount: uses.length,
      isPublic: uses.some((use) => use.isPublic),
      uses: uses.slice(0, maxUsesNamed).map((use) => ({
        collection: use.collection,
        id: use.id,
        title: use.title,
      })),
    },
  ];
};

/** Lists all pictures and files with their usages: unused ones first, the largest first. */
export const listLibrary = async (req: PayloadRequest): Promise<LibraryItem[]> => {
  const uses = await collectUses(req);
  const pictures = await readAll(req, 'media');
  const files = await readAll(req, 'files');
  const slugs = new Set(files.map(({ slug }) => slug ?? ''));
  const items = [
    ...pictures.flatMap((one) => describe('media', [one], mergeUses([uses.byId.get(one.id)]))),
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
