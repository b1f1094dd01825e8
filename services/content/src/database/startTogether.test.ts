import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBackends } from '../../../toolkit/src/testing/backends';
import { bundleScenario, readObserved, scenarioOptions } from '../testing/playScenario';

const minutes = 60_000;
const data = mkdtempSync(path.join(tmpdir(), 'kmx-content-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const run = (program: string[], databaseUrl: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, program, scenarioOptions(data, databaseUrl));
    let output = '';
    const append = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.on('close', (code) => {
      if (code === 0) resolve(readObserved(output));
      else reject(new Error(output));
    });
  });

// A SQLite file has exactly one process.
const onPostgres = createBackends('content').filter(({ name }) => name === 'PostgreSQL');

test.each(onPostgres)(
  'three processes that start together on an empty $name migrate it once',
  async ({ open }) => {
    const { url, close } = await open();
    const program = bundleScenario('startScenario');
    try {
      const migrations = await Promise.all([1, 2, 3].map(() => run(program, url)));
      const [first] = migrations;
      expect(first).toEqual(expect.arrayContaining([expect.any(String)]));
      expect(migrations).toEqual([first, first, first]);
    } finally {
      await close();
    }
  },
  5 * minutes,
);
