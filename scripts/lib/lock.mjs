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
    // Without /proc (macOS), rely on the signal.
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

/** Returns the process that uses these data, if any. */
export function lockOwner(directory) {
  const owner = readOwner(lockFile(directory));
  return owner && owner !== process.pid && isRunning(owner) ? owner : undefined;
}

/** Prevents two stacks from writing to the same databases. Returns a function that releases the lock. */
export function takeLock(directory) {
  const owner = lockOwner(directory);
  if (owner) {
    throw new Problem(
      `A stack (process ${owner}) is already using the data in ${directory}. Stop it with Ctrl-C or: kill ${owner}`,
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
