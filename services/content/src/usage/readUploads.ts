import type { PayloadRequest } from 'payload';
import { defaultLocale } from '../config/locales';
import { readField } from '../graphql/context';
import type { LibraryCollection } from './usesOf';

/** A stored picture or file; localized fields have a value per language. */
export interface Upload {
  id: string;
  slug?: string | null;
  filename?: string | null;
  filesize?: number | null;
  title?: unknown;
  alt?: unknown;
  isDecorative?: boolean | null;
  licence?: string | null;
  licenceEnds?: string | null;
  contentHash?: string | null;
}

export type Uploads = Record<LibraryCollection, readonly Upload[]>;

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

/** Reads all pictures and files. */
export const readUploads = async (req: PayloadRequest): Promise<Uploads> => ({
  media: await readAll(req, 'media'),
  files: await readAll(req, 'files'),
});

/** Title of a file in English, else the file name. */
export const nameOfUpload = ({ title, filename, id }: Upload): string => {
  const text = readField(title, defaultLocale);
  return typeof text === 'string' && text !== '' ? text : (filename ?? id);
};
