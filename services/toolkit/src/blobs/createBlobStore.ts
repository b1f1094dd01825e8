import type { BlobStore } from './blobStore';
import { createFolderStore } from './folderStore';
import { parseS3Location } from './parseS3Location';
import { createS3Store } from './s3Store';

/** Opens a folder (absolute path), or `s3://bucket/prefix?endpoint=https://…&region=eu-central-1`. */
export const createBlobStore = async (address: string): Promise<BlobStore> =>
  address.startsWith('s3://') ? createS3Store(parseS3Location(address)) : createFolderStore(address);
