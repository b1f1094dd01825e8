import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { decideRestart } from './decideRestart.mjs';
import { Problem, duration, faint, print } from './output.mjs';
import { spawnGroup, stopGroups } from './processes.mjs';
import { waitForReady } from './waitForReady.mjs';

const retainedLines = 30;
/** Programs drain for at most 9 s. */
const restartGraceMs = 12_000;

/** Starts a program. Its output goes to `.data/logs/{name}.log` and, prefixed, to the terminal. */
function launch(service, { isDevelopment, isQuiet, logDirectory, isAgain, onEarlyExit }) {
  mkdirSync(logDirectory, { recursive: true });
  const log = createWriteStream(path.join(logDirectory, `${service.name}.log`), {
    flags: isAgain ? 'a' : 'w',
  });
  const lastLines = [];
  const [command, args] = isDevelopment ? service.development : service.production;
  const child = spawnGroup(command, args, {
    cwd: service.cwd,
    env: { ...service.env, NODE_ENV: isDevelopment ? 'development' : 'production' },
    onLine: (line) => {
      log.write(`${line}\n`);
      lastLines.push(line);
      if (lastLines.length > retainedLines) lastLines.shift();
      if (!isQuiet) print(`${faint(`${service.name.padEnd(11)} |`)} ${line}`);
    },
  });
  let hasEnded = false;
  const end = (reason) => {
    if (hasEnded) return;
    hasEnded = true;
    onEarlyExit(service, { reason, lines: lastLines, child });
  };
  child.once('error', (error) => end(error.message));
  child.once('close', (code, signal) => {
    log.end();
    end(signal ?? `exit code ${code}`);
  });
  return child;
}

const describeEnd = ({ title }, { reason, lines }) =>
  `${title} ended unexpectedly (${reason}). Its last lines:\n${lines.map((line) => `  ${line}`).join('\n')}`;

const capitalize = (text) => `${text[0].toUpperCase()}${text.slice(1)}`;

/**
 * Supervises several programs. `start(service)` resolves when the program is ready. A program that ends later is restarted
 * after each of `pauses`, while the others continue to run. `ended` rejects with a {@link Problem} if a program ends during
 * startup, or if none is left. `restart(service)` drains a program and resolves when its successor is ready. `stop` ends all.
 */
export function createStack({ isDevelopment = false, isQuiet = false, logDirectory, timeout, pauses = [] }) {
  const running = new Map();
  let isStopping = false;
  let problem;
  let fail;
  const ended = new Promise((_, reject) => {
    fail = reject;
  });
  ended.catch(() => undefined);
  const failWith = (message) => {
    problem ??= new Problem(message);
    fail(problem);
  };
  const launchAgain = async (service, { pauseMs, restarts }, child) => {
    await stopGroups([child]);
    await pause(pauseMs);
    if (isStopping) return;
    run(service, { restarts, readyAt: undefined });
    const isAbandoned = () => isStopping || running.get(service.name)?.restarts !== restarts;
    await waitForReady(urlOf(service), { timeout, name: service.title, isAbandoned });
    const state = running.get(service.name);
    if (isAbandoned() || !state) return;
    state.readyAt = Date.now();
    print(`${capitalize(service.title)} is running again.`);
  };
  const onEarlyExit = (service, end) => {
    const state = running.get(service.name);
    // A process that was restarted on request already has a successor.
    if (isStopping || problem || state?.child !== end.child) return;
    const { restarts, readyAt } = state;
    if (restarts === 0 && readyAt === undefined) return failWith(describeEnd(service, end));
    const decision = decideRestart({ restarts, ranForMs: readyAt ? Date.now() - readyAt : 0 }, pauses);
    if (decision) {
      print(
        `${capitalize(service.title)} ended unexpectedly (${end.reason}). It will be restarted in ${duration(decision.pauseMs)}.`,
      );
      launchAgain(service, decision, end.child).catch((error) => print(error.message));
      return;
    }
    running.delete(service.name);
    if (running.size === 0 || pauses.length === 0) return failWith(describeEnd(service, end));
    print(
      `${capitalize(describeEnd(service, end))}\nIt has ended too often and will not be restarted. The other programs continue to run. Fix the problem, then restart the stack.`,
    );
  };
  const run = (service, state) => {
    const isAgain = state.restarts > 0;
    const options = { isDevelopment, isQuiet, logDirectory, isAgain, onEarlyExit };
    running.set(service.name, { ...state, child: undefined });
    running.get(service.name).child = launch(service, options);
  };
  const urlOf = (service) => (isDevelopment && service.readyInDevelopment) || service.ready;
  const start = async (service) => {
    run(service, { restarts: 0, readyAt: undefined });
    const options = { timeout, name: service.title, isAbandoned: () => isStopping || problem !== undefined };
    await Promise.race([waitForReady(urlOf(service), options), ended]);
    if (problem) throw problem;
    running.get(service.name).readyAt = Date.now();
  };
  const pidOf = (name) => running.get(name)?.child?.pid;
  const restart = async (service) => {
    const { child } = running.get(service.name);
    running.set(service.name, { restarts: 0, readyAt: undefined, child: undefined });
    await stopGroups([child], { graceMs: restartGraceMs });
    await start(service);
  };
  const stop = async () => {
    isStopping = true;
    await stopGroups([...running.values()].flatMap(({ child }) => child ?? []));
  };
  return { start, restart, pidOf, stop, ended };
}
