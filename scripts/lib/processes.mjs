import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Problem } from './output.mjs';
import { root } from './paths.mjs';

const graceMilliseconds = 5000;
const running = new Set();
let isClosed = false;

const signalGroup = (child, signal) => {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended between the check and the signal.
  }
};

const isGroupAlive = (child) => {
  try {
    process.kill(-child.pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Starts a program as the leader of its own process group, so that its child processes can be ended with it. */
export function spawnGroup(command, args, { cwd = root, env = process.env, onLine, stdio } = {}) {
  if (isClosed) throw new Problem('The stack is being stopped.');
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: stdio ?? ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid) running.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => onLine?.(line));
  }
  child.once('exit', () => {
    if (!isGroupAlive(child)) running.delete(child);
  });
  return child;
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function waitForEnd(children, milliseconds) {
  const deadline = Date.now() + milliseconds;
  while (children.some(isGroupAlive) && Date.now() < deadline) await pause(50);
}

/** Ends the given groups (by default all) with SIGTERM, and after `graceMs` with SIGKILL. */
export async function stopGroups(children = [...running], { graceMs = graceMilliseconds } = {}) {
  children.forEach((child) => signalGroup(child, 'SIGTERM'));
  await waitForEnd(children, graceMs);
  children.filter(isGroupAlive).forEach((child) => signalGroup(child, 'SIGKILL'));
  await waitForEnd(children, 1000);
  children.forEach((child) => running.delete(child));
}

/** Ends all processes and prevents running jobs from starting new ones. */
export async function closeAll() {
  isClosed = true;
  await stopGroups();
}

/** Runs `stop` once on Ctrl-C, SIGTERM, a closed terminal or a closed output. A second signal exits immediately. */
export function onStopSignal(stop) {
  let isStopping = false;
  const handle = async (signal) => {
    if (isStopping) {
      [...running].forEach((child) => signalGroup(child, 'SIGKILL'));
      process.exit(1);
    }
    isStopping = true;
    await stop(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void handle(signal));
  // Without a listener, the next line of output would end this process and leave the programs running.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', () => {
      if (!isStopping) void handle('SIGHUP');
    });
}
