import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishSchema } from '../../toolkit/src/cli/publishSchema';
import { runCommands, printLine, type Command } from '../../toolkit/src/cli/runCommands';
import { printSdl } from '../../toolkit/src/graphql/printSdl';
import { workOnOutbox } from '../../toolkit/src/mail/workOnOutbox';
import { createIdentityTasks } from './access/identityTasks';
import { connect, type CustomerDatabase } from './database/connect';
import { migrate } from './database/migrate';
import { readEnvironment } from './environment';
import { schema } from './graphql/schema';
import { createOutbox, type UnsentMail } from './mail/outbox';
import { changeOrderStatus } from './orders/changeOrderStatus';
import { describeOrderChange, parseOrderChange } from './orders/describeOrderChange';
import { start } from './start';

/** The bundle is in .build, one folder below the service. */
const serviceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const schemaFile = path.resolve(serviceRoot, '../../packages/codegen/schemas/customer.graphql');

const withDatabase = async (work: (db: CustomerDatabase) => Promise<void>): Promise<void> => {
  const db = connect(readEnvironment(process.env, serviceRoot).databaseUrl);
  try {
    await migrate(db);
    await work(db);
  } finally {
    await db.destroy();
  }
};

const runOutbox = (given: readonly (string | undefined)[]): Promise<void> =>
  withDatabase(async (db) => {
    const describe = ({ reference, form, kind }: UnsentMail): string =>
      `${reference ?? ''}  ${form ?? 'users'}, ${kind}`;
    printLine(await workOnOutbox(createOutbox(db), describe, given));
  });

const listIdentityTasks = async (db: CustomerDatabase): Promise<void> => {
  const tasks = await createIdentityTasks(db).listOpen();
  for (const { user_id: id, state, due_at: due, attempts, last_error: error } of tasks)
    printLine(
      `${id}  ${state === 'dead' ? 'dead' : `due ${due}`}  ${attempts} failed  ${error ?? ''}`.trimEnd(),
    );
  printLine(
    tasks.length === 0 ? 'The identity provider knows every role.' : `${tasks.length} users to tell.`,
  );
};

const runOrder = (reference: string | undefined, status: string | undefined): Promise<void> => {
  const change = parseOrderChange(reference, status);
  const { portalUrl } = readEnvironment(process.env, serviceRoot);
  return withDatabase(async (db) => {
    const changed = await changeOrderStatus(db, change, { portalUrl, now: new Date() });
    printLine(describeOrderChange(change.reference, changed));
  });
};

const commands: Record<string, Command> = {
  schema: (option) => Promise.resolve(publishSchema(printSdl(schema), schemaFile, option)),
  migrate: () => withDatabase(() => Promise.resolve(printLine('Customers: the database is up to date.'))),
  outbox: (...given) => runOutbox(given),
  order: (...given) => runOrder(given[0], given[1]),
  identity: () => withDatabase(listIdentityTasks),
  start: () => start(readEnvironment(process.env, serviceRoot), printLine),
};

await runCommands(commands, process.argv);
