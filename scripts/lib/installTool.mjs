import { existsSync } from 'node:fs';
import { print } from './output.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

/** Installs the packages of `scripts/lib/<folder>` on first use, because most people do not need them. */
export async function installTool(folder, name) {
  const cwd = inRoot(`scripts/lib/${folder}`);
  if (existsSync(`${cwd}/node_modules`)) return;
  print(`Installing ${name} …`);
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd,
    isQuiet: true,
    what: `npm ci of ${name}`,
  });
}
