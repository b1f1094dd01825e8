import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './output.mjs';

function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node');
  } catch {
    // Without /proc (macOS) the signal's answer has to do.
    return true;
  }
}

function readOwner(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const lockFile = (directory) => path.join(directory, 'start.lock');

/** The process that runs on this data now, if any. */
export function lockOwner(directory) {
  const owner = readOwner(lockFile(directory));
  return owner && owner !== process.pid && isRunning(owner) ? owner : undefined;
}

/** Two starts on the same data would write the same database; returns the function that gives the lock back. */
export function takeLock(directory) {
  const owner = lockOwner(directory);
  if (owner) {
    throw new Problem(
      `It is running already (process ${owner}) on the data in ${directory}. Stop that one with Ctrl-C, or with: kill ${owner}`,
    );
  }
  mkdirSync(directory, { recursive: true });
  const file = lockFile(directory);
  rmSync(file, { force: true });
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  return () => {
    if (readOwner(file) === process.pid) rmSync(file, { force: true });
  };
}
