import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';

export const soon = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

/**
 * Bundles the program of a service next to its production bundle, because imports and assets are resolved from there.
 */
export const bundleProgram = (serviceRoot: string): { file: string; remove: () => void } => {
  const file = path.join(serviceRoot, `.build/durability-${process.pid}.mjs`);
  const options = [
    '--bundle',
    '--packages=external',
    '--format=esm',
    '--platform=node',
    '--log-level=warning',
  ];
  const esbuild = path.resolve(serviceRoot, '../../node_modules/.bin/esbuild');
  execFileSync(esbuild, ['src/cli.ts', ...options, `--outfile=${file}`], { cwd: serviceRoot });
  return { file, remove: () => rmSync(file, { force: true }) };
};

export const createProgram = (file: string, environment: Record<string, string>, address: string) => {
  let child: ChildProcess | undefined;
  const isReady = (): Promise<boolean> =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    start: async (over: Record<string, string> = {}): Promise<void> => {
      child = spawn(process.execPath, [file, 'start'], {
        env: { PATH: process.env.PATH, ...environment, ...over },
        stdio: ['ignore', 'ignore', 'ignore'],
      });
      while (!(await isReady())) {
        if (child.exitCode !== null) throw new Error('The program ended.');
        await soon(20);
      }
    },
    end: async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
      if (child?.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
};
