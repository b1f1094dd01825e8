import { randomUUID } from 'node:crypto';
import {
  APIError,
  isolateObjectProperty,
  type BaseDatabaseAdapter,
  type DatabaseAdapterObj,
  type PayloadRequest,
} from 'payload';
import { findWriteFailure } from './writeFailures';

interface DrizzleDatabase extends BaseDatabaseAdapter {
  drizzle: { transaction(run: (transaction: unknown) => Promise<void>): Promise<void> };
  initializing: Promise<void>;
  sessions: NonNullable<BaseDatabaseAdapter['sessions']>;
}

interface WriteArguments {
  req?: Partial<PayloadRequest>;
}

/** Payload's own reports a COMMIT that failed as a success. */
const beginTransaction = async (database: DrizzleDatabase): Promise<string> => {
  await database.initializing;
  return new Promise((begun, failed) => {
    const ended = database.drizzle.transaction(
      (transaction) =>
        new Promise((resolve, reject) => {
          const id = randomUUID();
          database.sessions[id] = {
            db: transaction,
            resolve: () => {
              resolve();
              return ended;
            },
            reject: () => {
              reject(new Error('rolled back'));
              return ended.catch(() => undefined);
            },
          };
          begun(id);
        }),
    );
    ended.catch(failed);
  });
};

type TransactionId = Parameters<BaseDatabaseAdapter['commitTransaction']>[0];

/** Takes the transaction out first, so that nothing else can use it while it ends. */
const takeSession = async ({ sessions }: DrizzleDatabase, id: TransactionId) => {
  const key = String(await id);
  const session = sessions[key];
  Reflect.deleteProperty(sessions, key);
  return session;
};

const explainFailures = async <Result>(
  { payload }: BaseDatabaseAdapter,
  write: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await write();
  } catch (error) {
    const failure = findWriteFailure(error);
    if (!failure) throw error;
    payload.logger.error({ err: failure.cause, msg: 'The database could not write.' });
    throw new APIError(failure.message, failure.status, undefined, true);
  }
};

/** A document is written by several statements, which get a transaction if there is none. */
const writeAtomically = <Arguments extends WriteArguments, Result>(
  database: DrizzleDatabase,
  write: (args: Arguments) => Promise<Result>,
): ((args: Arguments) => Promise<Result>) => {
  const writeAlone = async (args: Arguments): Promise<Result> => {
    const req: Partial<PayloadRequest> = isolateObjectProperty(args.req ?? {}, 'transactionID');
    const id = await beginTransaction(database);
    req.transactionID = id;
    try {
      const result = await write.call(database, { ...args, req });
      await database.commitTransaction(id);
      return result;
    } catch (error) {
      await database.rollbackTransaction(id);
      throw error;
    }
  };
  return async (args) => {
    const id = await args.req?.transactionID;
    const isOpen = id !== undefined && database.sessions[id] !== undefined;
    return explainFailures(database, () => (isOpen ? write.call(database, args) : writeAlone(args)));
  };
};

const protect = (database: DrizzleDatabase): void => {
  database.beginTransaction = () => explainFailures(database, () => beginTransaction(database));
  database.commitTransaction = async (id) => {
    const session = await takeSession(database, id);
    await explainFailures(database, async () => session?.resolve());
  };
  database.rollbackTransaction = async (id) => (await takeSession(database, id))?.reject();
  database.create = writeAtomically(database, database.create);
  database.createVersion = writeAtomically(database, database.createVersion);
  database.updateOne = writeAtomically(database, database.updateOne);
  database.updateMany = writeAtomically(database, database.updateMany);
  database.updateVersion = writeAtomically(database, database.updateVersion);
  database.updateJobs = writeAtomically(database, database.updateJobs);
  database.upsert = writeAtomically(database, database.upsert);
  database.deleteOne = writeAtomically(database, database.deleteOne);
  database.deleteMany = writeAtomically(database, database.deleteMany);
  database.deleteVersions = writeAtomically(database, database.deleteVersions);
};

/** Makes every write atomic: a document changes with all its rows and the outbox, or not at all. */
export const withAtomicWrites = <Database extends DrizzleDatabase>(
  database: DatabaseAdapterObj<Database>,
): DatabaseAdapterObj<Database> => ({
  ...database,
  init: (args) => {
    const adapter = database.init(args);
    protect(adapter);
    return adapter;
  },
});
