import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { spawnGroup, stopGroups } from '../lib/processes.mjs';

/** A fault may cause a program to hang. */
const timeLimitMs = 20 * 60_000;

/**
 * Runs a program in the clone to its end, regardless of the exit code. `report` is the path of the JSON file that the program
 * writes; it is `undefined` in the result if the file was not written.
 */
export function runTool(clone, command, args, { env = {}, report } = {}) {
  const file = report && path.join(clone, report);
  if (file) {
    mkdirSync(path.dirname(file), { recursive: true });
    rmSync(file, { force: true });
  }
  return new Promise((resolve, reject) => {
    const lines = [];
    const child = spawnGroup(command, args, {
      cwd: clone,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
      onLine: (line) => lines.push(line),
    });
    const timer = setTimeout(() => void stopGroups([child]), timeLimitMs);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({
        code,
        output: lines.join('\n'),
        report: file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined,
      });
    });
  });
}
