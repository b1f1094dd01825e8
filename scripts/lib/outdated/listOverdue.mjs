import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Problem } from '../output.mjs';
import { root } from '../paths.mjs';
import { findOverdue, readVersions } from './findOverdue.mjs';

const concurrency = 4;

/** Libraries that are updated with another one. */
const followed = { stylis: 'styled-components' };

/** Runs npm and returns its JSON. `npm outdated` has the exit code 1 if there is something to list. */
async function npm(...args) {
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
  const { stdout, stderr = '' } = await promisify(execFile)('npm', [...args, '--json'], options).catch(
    (error) => error,
  );
  if (!stdout) throw new Problem(`npm ${args.join(' ')} failed: ${stderr.trim()}`);
  const result = JSON.parse(stdout);
  if (result.error) throw new Problem(`npm ${args.join(' ')} failed: ${result.error.summary}`);
  return result;
}

/** Returns overdue updates of direct dependencies as `{ name, version, next, published }`. Throws {@link Problem}. */
export async function listOverdue(now = new Date()) {
  const outdated = Object.entries(await npm('outdated')).filter(([name]) => !(name in followed));
  const overdue = [];
  const check = async ([name, uses]) => {
    const times = await npm('view', name, 'time');
    for (const version of readVersions(uses)) {
      const update = findOverdue(version, times, now);
      if (update) overdue.push({ name, version, ...update });
    }
  };
  while (outdated.length > 0) await Promise.all(outdated.splice(0, concurrency).map(check));
  return overdue.sort((one, other) => one.name.localeCompare(other.name));
}
