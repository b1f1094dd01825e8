import { executeAccess, type CollectionBeforeOperationHook } from 'payload';

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
