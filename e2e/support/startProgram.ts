import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Less than the timeout of the hooks that start programs. */
const startTimeoutMs = 280_000;

interface ProgramToStart {
  /** Arguments of Node. */
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Text that the program prints when it is ready. */
  readyText: string;
  stopSignal: 'SIGINT' | 'SIGTERM';
}

/**
 * Starts a Node program and waits until it is ready. A program that is not ready in time is stopped, so that it does
 * not occupy its ports; the error contains what it printed.
 */
export async function startProgram({ args, cwd, env, readyText, stopSignal }: ProgramToStart) {
  const program = spawn(process.execPath, args, { cwd, env });
  const ended = once(program, 'close');
  const lines: string[] = [];
  const stop = async () => {
    program.kill(stopSignal);
    await ended;
  };
  const timer = setTimeout(() => void stop(), startTimeoutMs);
  await new Promise<void>((resolve, reject) => {
    for (const stream of [program.stdout, program.stderr])
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        if (line.includes(readyText)) resolve();
      });
    program.once('close', () => reject(new Error(`${args.join(' ')} has ended:\n${lines.join('\n')}`)));
  }).finally(() => clearTimeout(timer));
  return { lines, stop };
}
