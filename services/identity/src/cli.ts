import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommands, say } from '../../toolkit/src/cli/runCommands';
import { EnvironmentError } from '../../toolkit/src/environment/environment';
import { connect, type IdentityDatabase } from './database/connect';
import { migrate } from './database/migrate';
import { readEnvironment, type Environment } from './environment';
import { rotateKeys } from './provider/secrets';
import { seedDemo } from './seed/seedDemo';
import { start } from './start';

/** The bundle lies in .build, one folder below the service. */
const serviceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const withDatabase = async (
  work: (db: IdentityDatabase, environment: Environment) => Promise<string>,
): Promise<void> => {
  const environment = readEnvironment(process.env, serviceRoot);
  const db = connect(environment.databaseUrl);
  try {
    await migrate(db);
    say(`Identity: ${await work(db, environment)}`);
  } finally {
    await db.destroy();
  }
};

const seed = async (db: IdentityDatabase, { isDemo }: Environment): Promise<string> => {
  if (!isDemo)
    throw new EnvironmentError('identity', ['IDENTITY_DEMO is not 1: only then the demo accounts are made.']);
  return `${await seedDemo(db, new Date())} demo accounts are new.`;
};

await runCommands(
  {
    migrate: () => withDatabase(() => Promise.resolve('the database is up to date.')),
    seed: () => withDatabase(seed),
    keys: (action) => {
      if (action !== 'rotate') throw new Error('Say keys rotate.');
      return withDatabase(
        async (db) => `new keys sign from the next start on; ${await rotateKeys(db)} are known.`,
      );
    },
    start: () => start(readEnvironment(process.env, serviceRoot), serviceRoot, say),
  },
  process.argv,
);
