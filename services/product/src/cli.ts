import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishSchema } from '../../toolkit/src/cli/publishSchema';
import { runCommands, printLine, type Command } from '../../toolkit/src/cli/runCommands';
import { printSdl } from '../../toolkit/src/graphql/printSdl';
import { connect } from './database/connect';
import { migrate } from './database/migrate';
import { readEnvironment } from './environment';
import { schema } from './graphql/schema';
import { start } from './start';

/** The bundle is in .build, one folder below the service. */
const serviceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const schemaFile = path.resolve(serviceRoot, '../../packages/codegen/schemas/product.graphql');

const withDatabase = async (work: (db: ReturnType<typeof connect>) => Promise<void>): Promise<void> => {
  const db = connect(readEnvironment(process.env, serviceRoot).databaseUrl);
  try {
    await migrate(db);
    await work(db);
  } finally {
    await db.destroy();
  }
};

const commands: Record<string, Command> = {
  schema: (option) => Promise.resolve(publishSchema(printSdl(schema), schemaFile, option)),
  migrate: () => withDatabase(() => Promise.resolve(printLine('Products: the database is up to date.'))),
  start: () => start(readEnvironment(process.env, serviceRoot), printLine),
};

await runCommands(commands, process.argv);
