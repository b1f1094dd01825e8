import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import type { DirectoryDependencies } from './dependencies';
import type { UserRecord } from './model';
import { readUserRecords } from './readUserRecords';

/** Returns the user if the viewer may see them. Otherwise returns null and logs the attempt. */
export const readUser = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  id: string,
): Promise<UserRecord | null> => {
  const [user] = await readUserRecords(dependencies.db, scope, [id], dependencies.now());
  if (user) return user;
  logRejection(dependencies, scope, 'user', id);
  return null;
};
