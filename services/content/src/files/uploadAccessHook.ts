import { executeAccess, type CollectionBeforeOperationHook } from 'payload';

/** Other operations of a request with a file ignore it. */
export const isWrite = (operation: string): operation is 'create' | 'update' =>
  operation === 'create' || operation === 'update';

/**
 * Rejects the file of a requester who may not write the collection. Payload checks access only after these hooks, which
 * would scan and decode the file before.
 */
export const rejectForbiddenUpload: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (!req.file || overrideAccess === true || !isWrite(operation)) return;
  await executeAccess({ data: 'data' in args ? args.data : undefined, req }, collection.access[operation]);
};
