import { spawnGroup } from './processes.mjs';
import { Problem } from './say.mjs';

const tailLines = 30;

/**
 * Runs a program to its end and answers what it wrote. With `isQuiet` that is shown only when it fails;
 * `onLine` sees every line as it comes. Throws {@link Problem} when the program fails.
 */
export function run(command, args, { cwd, env, isQuiet = false, onLine, what } = {}) {
  return new Promise((resolve, reject) => {
    const lines = [];
    const isPiped = isQuiet || onLine !== undefined;
    const child = spawnGroup(command, args, {
      cwd,
      env,
      stdio: isPiped ? undefined : ['ignore', 'inherit', 'inherit'],
      onLine: (line) => {
        lines.push(line);
        onLine?.(line);
      },
    });
    child.once('error', (error) => reject(new Problem(`${command} could not be started: ${error.message}`)));
    child.once('close', (code, signal) => {
      if (code === 0) return resolve(lines.join('\n'));
      const tail = isQuiet ? `\n${lines.slice(-tailLines).join('\n')}` : '';
      reject(
        new Problem(
          `${what ?? [command, ...args].join(' ')} failed (${signal ?? `exit code ${code}`}).${tail}`,
        ),
      );
    });
  });
}
