import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAssetCollector } from '../seed/assets';
import { runSeed } from '../seed/runSeed';
import { connect } from './database/connect';
import { migrate } from './database/migrate';
import { EnvironmentError, readEnvironment } from './environment';
import { printSdl } from './graphql/schema';
import { start } from './start';

/** The bundle lies in .build, one folder below the service. */
const serviceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const schemaFile = path.resolve(serviceRoot, '../../packages/codegen/schemas/product.graphql');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** To stdout, so that a drift check can compare; `--write` renews the committed snapshot. */
const printSchema = (option: string | undefined): void => {
  if (option !== '--write') return void process.stdout.write(printSdl());
  mkdirSync(path.dirname(schemaFile), { recursive: true });
  writeFileSync(schemaFile, printSdl());
  say(`Wrote ${path.relative(serviceRoot, schemaFile)}.`);
};

const withDatabase = async (work: (db: ReturnType<typeof connect>) => Promise<void>): Promise<void> => {
  const db = connect(readEnvironment(process.env, serviceRoot).databaseUrl);
  try {
    await migrate(db);
    await work(db);
  } finally {
    await db.destroy();
  }
};

const commands: Record<string, (argument: string | undefined) => Promise<void>> = {
  schema: (option) => Promise.resolve(printSchema(option)),
  migrate: () => withDatabase(() => Promise.resolve(say('Products: the database is up to date.'))),
  seed: () => withDatabase((db) => runSeed(db, createAssetCollector(serviceRoot), say)),
  start: () => start(readEnvironment(process.env, serviceRoot), say),
};

const [name = '', argument] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
process.exitCode = 1;
if (command) {
  try {
    await command(argument);
    process.exitCode = 0;
  } catch (error) {
    console.error(error instanceof EnvironmentError ? error.message : error);
  }
} else say(`Say which: ${Object.keys(commands).join(', ')}.`);
