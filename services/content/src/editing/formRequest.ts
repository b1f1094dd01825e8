import type { PayloadRequest } from 'payload';
import type { DocumentKey } from './documentLocks';

/** Returns undefined for a body that is not JSON. */
export const readJsonBody = async (req: PayloadRequest): Promise<unknown> => {
  try {
    return await req.json?.();
  } catch {
    return undefined;
  }
};

/** Returns undefined for a collection without concurrent editing. */
export const findFormKey = (
  { payload }: PayloadRequest,
  slug: string,
  id: string,
): DocumentKey | undefined => {
  const collection = payload.config.collections.find((config) => config.slug === slug);
  const isShared = collection?.flattenedFields.some(({ name }) => name === 'formBase') === true;
  return isShared ? { collection: collection.slug, id } : undefined;
};
