import { Problem } from './output.mjs';
import { spawnGroup } from './processes.mjs';

const quietTailLines = 30;
const reportTailLines = 120;

/** A program that failed. `tail` is the end of its output, for the summary. */
export class ProgramError extends Problem {
  constructor(message, tail) {
    super(message);
    this.tail = tail;
  }
}

const showLine = (line) => process.stdout.write(`${line}\n`);

/** A terminal gets the output directly, with colours and progress lines; a log gets it line by line. */
function lineHandler({ isQuiet, onLine }) {
  if (isQuiet || onLine) return onLine ?? (() => {});
  return process.stdout.isTTY ? undefined : showLine;
}

/**
 * Runs a program to its end and returns its output. With `isQuiet` the output is shown only on failure; `onLine` receives
 * every line. Throws {@link ProgramError} if the program fails.
 */
export function run(command, args, { cwd, env, isQuiet = false, onLine, what } = {}) {
  return new Promise((resolve, reject) => {
    const lines = [];
    const handleLine = lineHandler({ isQuiet, onLine });
    const child = spawnGroup(command, args, {
      cwd,
      env,
      stdio: handleLine ? undefined : ['ignore', 'inherit', 'inherit'],
      onLine: (line) => {
        lines.push(line);
        handleLine?.(line);
      },
    });
    child.once('error', (error) => reject(new Problem(`${command} could not be started: ${error.message}`)));
    child.once('close', (code, signal) => {
      if (code === 0) return resolve(lines.join('\n'));
      const outcome = `${what ?? [command, ...args].join(' ')} failed (${signal ?? `exit code ${code}`}).`;
      const quietTail = isQuiet ? `\n${lines.slice(-quietTailLines).join('\n')}` : '';
      reject(new ProgramError(`${outcome}${quietTail}`, lines.slice(-reportTailLines).join('\n')));
    });
  });
}
