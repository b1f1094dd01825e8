import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const service = path.resolve(__dirname, '../..');
const prefix = 'OBSERVED ';
const options = { cwd: service, encoding: 'utf8' as const, maxBuffer: 64 * 1024 * 1024 };

/** Bundles `src/testing/{name}.ts` and returns the arguments with which Node runs it. */
export const bundleScenario = (name: string): string[] => {
  const bundle = path.join(service, `.cms/${name}.mjs`);
  const esbuild = require.resolve('esbuild/bin/esbuild');
  const flags = ['--bundle', '--packages=external', '--format=esm', '--platform=node', '--target=node20'];
  const source = `src/testing/${name}.ts`;
  execFileSync(esbuild, [source, ...flags, `--outfile=${bundle}`, '--log-level=error'], options);
  return ['-C', 'production', bundle];
};

/** Options of a process that runs a bundled scenario on a data directory. */
export const scenarioOptions = (data: string, databaseUrl = '') => ({
  ...options,
  env: {
    ...process.env,
    NODE_ENV: 'production' as const,
    NODE_OPTIONS: '',
    CMS_DATA_DIR: data,
    DATABASE_URL: databaseUrl,
  },
});

/** Parses the value that a scenario prints after "OBSERVED ". Throws if there is none. */
export const readObserved = (output: string): unknown => {
  const line = output.split('\n').find((one) => one.startsWith(prefix));
  if (line === undefined) throw new Error(`The scenario printed nothing:\n${output}`);
  return JSON.parse(line.slice(prefix.length));
};

/**
 * Runs `src/testing/{name}.ts` with the real service in a separate process, on a scratch SQLite or the given empty
 * PostgreSQL. Returns the value printed after "OBSERVED ". Throws if it fails or prints nothing.
 */
export const playScenario = (name: string, databaseUrl = ''): unknown => {
  const data = mkdtempSync(path.join(tmpdir(), 'kmx-content-'));
  try {
    const program = bundleScenario(name);
    return readObserved(execFileSync(process.execPath, program, scenarioOptions(data, databaseUrl)));
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};
