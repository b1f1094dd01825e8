import { rm } from 'node:fs/promises';
import type { CollectionAfterOperationHook, PayloadRequest } from 'payload';

const contextKey = 'temporaryFile';

/** For {@link removeTemporaryFile}: `req.file` is lost as soon as a hook creates another document. */
export const recordTemporaryFile = ({ context, file }: PayloadRequest): void => {
  if (file?.tempFilePath) context[contextKey] = file.tempFilePath;
};

/** Removes the temporary file of a stored upload. Payload removes that of a rejected one. */
export const removeTemporaryFile: CollectionAfterOperationHook = async ({ req, result }) => {
  const { [contextKey]: path } = req.context;
  if (typeof path !== 'string') return result;
  // Otherwise Payload would fail to remove it again.
  if (req.file?.tempFilePath === path) req.file.tempFilePath = '';
  await rm(path, { force: true });
  return result;
};
