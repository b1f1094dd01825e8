import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { spawnGroup, stopGroups } from './processes.mjs';
import { Problem, faint, say } from './say.mjs';
import { waitForReady } from './waitForReady.mjs';

const keptLines = 30;

/** Starts one program; its lines go to `.data/logs/{name}.log` and, prefixed, to the terminal. */
function launch(service, { isDevelopment, isQuiet, logDirectory, onEarlyExit }) {
  mkdirSync(logDirectory, { recursive: true });
  const log = createWriteStream(path.join(logDirectory, `${service.name}.log`));
  const lastLines = [];
  const [command, args] = isDevelopment ? service.development : service.production;
  const child = spawnGroup(command, args, {
    cwd: service.cwd,
    env: { ...service.env, NODE_ENV: isDevelopment ? 'development' : 'production' },
    onLine: (line) => {
      log.write(`${line}\n`);
      lastLines.push(line);
      if (lastLines.length > keptLines) lastLines.shift();
      if (!isQuiet) say(`${faint(`${service.name.padEnd(11)} |`)} ${line}`);
    },
  });
  child.once('error', (error) => onEarlyExit(service, error.message, lastLines));
  child.once('close', (code, signal) => {
    log.end();
    onEarlyExit(service, signal ?? `exit code ${code}`, lastLines);
  });
  return child;
}

const earlyExit = (service, reason, lines) =>
  new Problem(
    `${service.title} ended by itself (${reason}). Its last lines:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  );

/**
 * Runs programs together. `start(service)` resolves when the program answers its readiness address;
 * `ended` rejects with a {@link Problem} as soon as one of them ends by itself; `stop` leaves none.
 */
export function createStack({ isDevelopment = false, isQuiet = false, logDirectory, timeout }) {
  const children = [];
  let isStopping = false;
  let problem;
  let fail;
  const ended = new Promise((_, reject) => {
    fail = reject;
  });
  ended.catch(() => undefined);
  const onEarlyExit = (service, reason, lines) => {
    if (isStopping || problem) return;
    problem = earlyExit(service, reason, lines);
    fail(problem);
  };
  const start = async (service) => {
    children.push(launch(service, { isDevelopment, isQuiet, logDirectory, onEarlyExit }));
    const url = (isDevelopment && service.readyInDevelopment) || service.ready;
    const options = { timeout, name: service.title, isAbandoned: () => isStopping || problem !== undefined };
    await Promise.race([waitForReady(url, options), ended]);
    if (problem) throw problem;
  };
  const stop = async () => {
    isStopping = true;
    await stopGroups(children);
  };
  return { start, stop, ended };
}
