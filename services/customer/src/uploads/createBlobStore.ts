import type { BlobStore } from './blobStore';
import { createFolderStore } from './folderStore';
import { parseS3Location } from './parseS3Location';
import { createS3Store } from './s3Store';

/** A folder (absolute path), or `s3://bucket/prefix?endpoint=https://…&region=eu-central-1`. */
export const createBlobStore = async (place: string): Promise<BlobStore> =>
  place.startsWith('s3://') ? createS3Store(parseS3Location(place)) : createFolderStore(place);
