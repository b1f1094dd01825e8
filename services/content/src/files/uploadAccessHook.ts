import { APIError, executeAccess, type CollectionBeforeOperationHook } from 'payload';

/** Returns the operation if it stores a file; the others of a request with a file ignore it. */
export const writeOf = ({ operation }: { readonly operation: string }): 'create' | 'update' | undefined =>
  operation === 'create' || operation === 'update' ? operation : undefined;

/**
 * Rejects the file of a requester who may not write the collection. Payload checks access only after these hooks, which
 * would scan and decode the file before.
 */
export const rejectForbiddenUpload: CollectionBeforeOperationHook = async (hook) => {
  const { args, collection, overrideAccess, req } = hook;
  const operation = writeOf(hook);
  if (!req.file || overrideAccess === true || !operation) return;
  await executeAccess({ data: 'data' in args ? args.data : undefined, req }, collection.access[operation]);
};

/**
 * Rejects a file for all documents that a search finds. Payload would remove the files of each before it validates the
 * changes, and a rejected save would lose them (`safeReplacement.ts`).
 */
export const rejectBulkUpload: CollectionBeforeOperationHook = (hook) => {
  const { args, req } = hook;
  // Payload's local API passes both, one of them undefined.
  const id: unknown = 'id' in args ? args.id : undefined;
  if (writeOf(hook) !== 'update' || id !== undefined) return;
  if (!req.file && req.query['uploadEdits'] === undefined) return;
  throw new APIError(
    'A file or crop can be replaced in one document at a time. Please send it to the address of that document.',
    400,
    undefined,
    true,
  );
};
