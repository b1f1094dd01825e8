import { decideLicenceState, type LicenceState } from '../files/licences';
import type { Uses } from './collectUses';
import { nameUses, type NamedUse } from './listLibrary';
import { nameOfUpload, type Upload, type Uploads } from './readUploads';
import { mergeUses, type LibraryCollection } from './usesOf';

/** A picture or file whose licence has ended or ends soon. */
export interface LicenceItem {
  collection: LibraryCollection;
  id: string;
  name: string;
  licence: string | null;
  /** Last day, ISO 8601. */
  ends: string;
  state: Exclude<LicenceState, 'valid'>;
  useCount: number;
  uses: NamedUse[];
}

const describe = (
  collection: LibraryCollection,
  upload: Upload,
  uses: Uses,
  now: Date,
): LicenceItem | undefined => {
  const { id, licence, licenceEnds, slug } = upload;
  const state = decideLicenceState(licenceEnds, now);
  if (state === 'valid' || !licenceEnds) return undefined;
  const found = mergeUses([uses.byId.get(id), slug ? uses.bySlug.get(slug) : undefined]);
  return {
    collection,
    id,
    name: nameOfUpload(upload),
    licence: licence ?? null,
    ends: new Date(licenceEnds).toISOString().slice(0, 10),
    state,
    useCount: found.length,
    uses: nameUses(found),
  };
};

/** Lists the licences that have ended or end soon, the oldest first. */
export const listLicences = (uses: Uses, { media, files }: Uploads, now: Date): LicenceItem[] =>
  [
    ...media.map((upload) => describe('media', upload, uses, now)),
    ...files.map((upload) => describe('files', upload, uses, now)),
  ]
    .filter((item) => item !== undefined)
    .toSorted((one, other) => one.ends.localeCompare(other.ends));
