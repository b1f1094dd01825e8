import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import payloadSingleton, { generateImportMap, getPayload, type Payload } from 'payload';
import { generateTypes } from 'payload/node';
import { environment, serviceRoot } from './config/environment';
import { createContentSchema } from './graphql/contentSchema';
import configPromise from './payload.config';

const schemaFile = path.resolve(serviceRoot, '../../packages/codegen/schemas/content.graphql');

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** To stdout, so that a drift check can compare; `--write` renews the committed snapshot. */
const printContentSchema = async (option: string | undefined): Promise<void> => {
  const schema = createContentSchema(await configPromise);
  const sdl = `${printSchema(lexicographicSortSchema(schema))}\n`;
  if (option !== '--write') return void process.stdout.write(sdl);
  mkdirSync(path.dirname(schemaFile), { recursive: true });
  writeFileSync(schemaFile, sdl);
  print(`Wrote ${path.relative(serviceRoot, schemaFile)}.`);
};

const writeTypes = async (): Promise<void> => generateTypes(await configPromise, { log: true });

const writeImportMap = async (): Promise<void> =>
  generateImportMap(await configPromise, { log: true, force: true });

const withoutConnection = async (): Promise<Payload> => {
  await payloadSingleton.init({ config: configPromise, disableDBConnect: true, disableOnInit: true });
  return payloadSingleton;
};

const createMigration = async (name: string | undefined): Promise<void> => {
  if (name === undefined) throw new Error('A migration needs a name: cms -- migrate:create add-colours.');
  const payload = await withoutConnection();
  await payload.db.createMigration({ payload, migrationName: name, skipEmpty: true });
};

const connect = async (): Promise<Payload> => {
  mkdirSync(environment.dataDirectory, { recursive: true });
  // Payload applies the bundled migrations while it connects, in production mode only.
  Object.assign(process.env, { NODE_ENV: 'production' });
  return getPayload({ config: configPromise, disableOnInit: true });
};

const commands: Record<string, (argument: string | undefined) => Promise<void>> = {
  schema: printContentSchema,
  types: writeTypes,
  importmap: writeImportMap,
  'migrate:create': createMigration,
  migrate: async () => {
    await connect();
    print('Content: the database is up to date.');
  },
};

const [name = '', argument] = process.argv.slice(2);
const command = commands[name];
process.exitCode = 1;
if (command) {
  await command(argument);
  process.exit(0);
} else print(`Say which: ${Object.keys(commands).join(', ')}.`);
