import type { CollectionBeforeChangeHook } from 'payload';
import type { User } from '../payload-types';

/** The first person of an empty service becomes an administrator, or nobody could appoint one. */
export const grantAdminToFirstPerson: CollectionBeforeChangeHook<User> = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const { totalDocs } = await req.payload.count({ collection: 'users', req });
  return totalDocs === 0 ? { ...data, role: 'admin' } : data;
};
