// Runs Next on CONTENT_PORT, telemetry off: `node next.mjs build`, `start` or `dev`.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const command = ['build', 'dev', 'start'].find((name) => name === process.argv[2]) ?? 'start';
const port = process.env.CONTENT_PORT || '3001';
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

const child = spawn(process.execPath, [next, command, ...(command === 'build' ? [] : ['-p', port])], {
  cwd: path.dirname(fileURLToPath(import.meta.url)),
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
