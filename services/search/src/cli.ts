import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { printLine, runCommands } from '../../toolkit/src/cli/runCommands';
import { readEnvironment } from './environment';
import { start } from './start';

/** The bundle is in .build, one folder below the service. */
const serviceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

await runCommands({ start: () => start(readEnvironment(process.env, serviceRoot), printLine) }, process.argv);
