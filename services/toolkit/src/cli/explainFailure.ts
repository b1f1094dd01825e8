import { isNativeError } from 'node:util/types';

/** Codes of Node, PostgreSQL and SQLite that an operator can do something about, and what. */
const remedies: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is in use by another program. End that program, or choose another port.',
  EACCES:
    'The operating system does not permit it. Check the owner of the folder, or take a port above 1023.',
  EROFS: 'The disk cannot be written to. Choose another folder for the data.',
  ENOSPC: 'The disk is full. Free some space and start again.',
  ECONNREFUSED: 'The database cannot be reached. Start it, or correct its address.',
  ECONNRESET: 'The database ended the connection. See its own log.',
  ENOTFOUND: "The database's host is not known. Correct its address.",
  EAI_AGAIN: "The database's host is not known at the moment. Check the network, or correct its address.",
  ETIMEDOUT: 'The database does not respond. Start it, or correct its address.',
  // PostgreSQL, Appendix A.
  '28000': 'The database rejects the user. Correct the user in its address.',
  '28P01': 'The database rejects the password. Correct it in its address.',
  '3D000': 'There is no such database on the server. Create it, or correct its address.',
  '42501': 'The user of the database may not do this. Grant it the right to create tables.',
  '53300': 'The database has no connection left. Raise its limit, or end other programs.',
  '57P03': 'The database is starting or stopping. Start again in a moment.',
  SQLITE_NOTADB:
    'The database file is damaged, or no database. Restore it from a backup, or move it away to begin with an empty one.',
  SQLITE_CORRUPT:
    'The database file is damaged. Restore it from a backup, or move it away to begin with an empty one.',
  SQLITE_CANTOPEN: 'The database file cannot be opened. Check its folder and who owns it.',
  SQLITE_READONLY: 'The database file cannot be written to. Check who owns it.',
  SQLITE_FULL: 'The disk is full. Free some space and start again.',
  SQLITE_BUSY: 'Another program holds the database file. End it, and start again.',
};

/** `pg` names no code where it has waited for a connection in vain. */
const isTimeout = (message: string): boolean => /timeout exceeded when trying to connect/.test(message);

/** SQLite's errors are native ones of no realm, and their class is another one for each copy of the driver. */
const isError = (error: unknown): error is Error =>
  isNativeError(error) ||
  (typeof error === 'object' && error !== null && 'code' in error && 'message' in error);

function remedyOf(error: Error): string | undefined {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (isTimeout(error.message)) return remedies['ETIMEDOUT'];
  return Object.entries(remedies).find(([known]) => code === known || code.startsWith(`${known}_`))?.[1];
}

/** One sentence of what happened and one of what to do, for failures of the surroundings; undefined for faults of the program. */
export const explainFailure = (error: unknown): string | undefined => {
  if (!isError(error)) return undefined;
  // A host with several addresses fails once for each.
  const first: unknown = 'errors' in error && Array.isArray(error.errors) ? error.errors[0] : undefined;
  if (first !== undefined) return explainFailure(first);
  const remedy = remedyOf(error);
  if (remedy !== undefined) return `${remedy} (${error.message})`;
  return explainFailure(error.cause);
};
