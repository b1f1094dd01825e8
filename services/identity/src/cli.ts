import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommands, printLine } from '../../toolkit/src/cli/runCommands';
import { workOnOutbox } from '../../toolkit/src/mail/workOnOutbox';
import { makeAdministrator } from './accounts/makeAdministrator';
import { readAdministrator } from './accounts/readAdministrator';
import { connect, type IdentityDatabase } from './database/connect';
import { migrate } from './database/migrate';
import { readEnvironment, type Environment } from './environment';
import { createOutbox } from './mail/outbox';
import { rotateKeys } from './provider/secrets';
import { start } from './start';

/** The bundle is in .build, one folder below the service. */
const serviceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const withDatabase = async (
  work: (db: IdentityDatabase, environment: Environment) => Promise<string>,
): Promise<void> => {
  const environment = readEnvironment(process.env, serviceRoot);
  const db = connect(environment.databaseUrl);
  try {
    await migrate(db);
    printLine(`Identity: ${await work(db, environment)}`);
  } finally {
    await db.destroy();
  }
};

/** The directory adopts the role at the first sign-in only; later it decides about roles itself. */
const knownElsewhere =
  'Whoever the customer service knows already without this role does not get it there, and loses it with the next change.';

const admin = async (
  given: readonly (string | undefined)[],
  db: IdentityDatabase,
  { url }: Environment,
): Promise<string> => {
  const { requested, isForced } = readAdministrator(given);
  const made = await makeAdministrator({ db, url, now: () => new Date() }, requested, isForced);
  if (made.kind === 'rejected') throw new Error(`${made.email} administers already; --force makes one more.`);
  const { email } = requested;
  if (made.url !== null)
    return `${email} administers now. Within 14 days a password is set here: ${made.url}`;
  return `${email} administers now, and signs in as before. ${knownElsewhere}`;
};

await runCommands(
  {
    admin: (...given) => withDatabase((db, environment) => admin(given, db, environment)),
    migrate: () => withDatabase(() => Promise.resolve('the database is up to date.')),
    outbox: (...given) =>
      withDatabase((db) => workOnOutbox(createOutbox(db), ({ email_folded }) => email_folded, given)),
    keys: (action) => {
      if (action !== 'rotate') throw new Error('Usage: keys rotate');
      return withDatabase(
        async (db) =>
          `new keys sign from the next start on; ${await rotateKeys(db)} are known. Stop all processes before one starts again.`,
      );
    },
    start: () => start(readEnvironment(process.env, serviceRoot), serviceRoot, printLine),
  },
  process.argv,
);
