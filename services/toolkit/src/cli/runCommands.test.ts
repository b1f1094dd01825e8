import { EnvironmentError } from '../environment/environment';
import { runCommands } from './runCommands';

let lines: string[];
let errors: unknown[];
beforeEach(() => {
  lines = [];
  errors = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  vi.spyOn(console, 'error').mockImplementation((error) => void errors.push(error));
});
afterEach(() => {
  process.exitCode = 0;
});

const fault = new Error('The disk is full.');
const given: (string | undefined)[] = [];
const commands = {
  start: async (...args: (string | undefined)[]) => void given.push(...args),
  seed: () => Promise.reject(fault),
  migrate: () => Promise.reject(new EnvironmentError('demo', ['DEMO_PORT is missing.'])),
};

const run = (...args: string[]) => runCommands(commands, ['node', 'cli.mjs', ...args]);

test('passes the remaining arguments to the command', async () => {
  await run('start', '--write');
  expect(given).toEqual(['--write']);
  expect(process.exitCode).toBe(0);
});

test.each([
  ['seed', fault],
  ['migrate', 'The demo service cannot start. DEMO_PORT is missing.'],
])('%s fails with the reason', async (name, error) => {
  await run(name);
  expect(errors).toEqual([error]);
  expect(process.exitCode).toBe(1);
});

test.each([[[]], [['toString']]])('lists the commands for the unknown command %j', async (args) => {
  await run(...args);
  expect(lines).toEqual(['Say which: start, seed, migrate.\n']);
  expect(process.exitCode).toBe(1);
});
