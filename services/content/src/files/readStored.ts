import path from 'node:path';
import { environment } from '../config/environment';
import { readObject } from './objectStorage';
import { readFromFolder, type ReadPicture } from './renditions';

/** Reads uploads of a collection from its folder, or from the bucket. */
export const readStored = (collection: 'media' | 'files'): ReadPicture => {
  const { dataDirectory, mediaStore } = environment;
  return mediaStore === undefined
    ? readFromFolder(path.join(dataDirectory, collection))
    : (fileName) => readObject(mediaStore, collection, fileName);
};
