import { createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../lib/output.mjs';
import { spawnGroup, stopGroups } from '../lib/processes.mjs';
import { createNginxConfig } from './nginxConfig.mjs';

const timeoutMs = 10_000;
const retainedLines = 30;
const pollMs = 50;

/** Accepts any status, as the programs behind nginx may not be running yet. */
const isListening = (url) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Starts nginx in `folder` for `upstreams`, each `{ name, port, ports }`, and logs its errors to `logFile`. Returns `{ stop }`. */
export async function startNginx({ program, folder, logFile, upstreams }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'nginx.conf'), createNginxConfig(upstreams));
  const lines = [];
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const child = spawnGroup(program, ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'], {
    onLine: (line) => {
      log.write(`${line}\n`);
      if (lines.length < retainedLines) lines.push(line);
    },
  });
  const deadline = Date.now() + timeoutMs;
  while (!(await isListening(`http://127.0.0.1:${String(upstreams[0].port)}/healthz`))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Problem(`nginx did not start:\n${lines.join('\n')}`);
    await pause(pollMs);
  }
  return { stop: () => stopGroups([child]) };
}
