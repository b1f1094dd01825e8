import type { BlobStore } from './blobStore';
import { createFolderStore } from './folderStore';
import { createS3Store } from './s3Store';

/** A folder (absolute path), or `s3://bucket/prefix?endpoint=https://…&region=eu-central-1`. */
export const createBlobStore = async (place: string): Promise<BlobStore> => {
  if (!place.startsWith('s3://')) return createFolderStore(place);
  const url = new URL(place);
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  return createS3Store({
    bucket: url.hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    region: url.searchParams.get('region') ?? 'us-east-1',
  });
};
