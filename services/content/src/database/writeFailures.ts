const storageFailed =
  'This could not be saved, and nothing was changed: the disk of the content service is full or cannot be written to. Please tell an administrator.';
const isBusy = 'This could not be saved, and nothing was changed: the content is busy. Please try again.';

interface Explanation {
  /** HTTP status. */
  status: number;
  /** Message for the user with the remedy. */
  message: string;
}

/** By the code of PostgreSQL, or how codes of SQLite begin. */
const explanations: readonly (Explanation & { code: string })[] = [
  { code: 'SQLITE_FULL', status: 507, message: storageFailed },
  { code: 'SQLITE_IOERR', status: 507, message: storageFailed },
  { code: 'SQLITE_READONLY', status: 507, message: storageFailed },
  { code: '53100', status: 507, message: storageFailed },
  { code: '58030', status: 507, message: storageFailed },
  { code: 'SQLITE_BUSY', status: 503, message: isBusy },
  { code: 'TRANSACTION_CLOSED', status: 503, message: isBusy },
  { code: '40P01', status: 503, message: isBusy },
];

const hasCode = (error: Error): error is Error & { code: string } =>
  'code' in error && typeof error.code === 'string';

/** Error of the database: Drizzle wraps it into one that quotes the statement with all its values. */
const findDatabaseError = (error: unknown): (Error & { code: string }) | undefined => {
  if (!(error instanceof Error)) return undefined;
  return hasCode(error) ? error : findDatabaseError(error.cause);
};

export interface WriteFailure extends Explanation {
  /** Thrown by the database. */
  cause: Error;
}

/** Recognises a failed write of the database; undefined for any other error. */
export const findWriteFailure = (error: unknown): WriteFailure | undefined => {
  const cause = findDatabaseError(error);
  const explanation = explanations.find(({ code }) => cause?.code.startsWith(code));
  return cause && explanation && { status: explanation.status, message: explanation.message, cause };
};
