// Runs Next on CONTENT_PORT, telemetry off: `node next.mjs build`, `start` or `dev`.
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const command = ['build', 'dev', 'start'].find((name) => name === process.argv[2]) ?? 'start';
const port = process.env.CONTENT_PORT || '3001';

const fail = (problem) => {
  console.error(`The content service cannot start. ${problem}`);
  process.exit(1);
};

/** Next would print a stack trace for it. */
const checkPort = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) =>
      fail(
        code === 'EADDRINUSE'
          ? `CONTENT_PORT ${port} is in use by another program. End that program, or choose another CONTENT_PORT.`
          : `CONTENT_PORT ${port} cannot be opened (${code}). Choose a CONTENT_PORT between 1024 and 65535.`,
      ),
    );
    probe.listen(port, () => probe.close(resolve));
  });

if (command !== 'build') {
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    fail(`CONTENT_PORT is ${port}, and that is no port. Choose a number between 1024 and 65535.`);
  await checkPort();
}

process.chdir(path.dirname(fileURLToPath(import.meta.url)));
process.env.NEXT_TELEMETRY_DISABLED = '1';
if (command === 'start') {
  process.env.NODE_ENV = 'production';
  // The service drains its server itself (src/http/drainOnSignal.ts).
  process.env.NEXT_MANUAL_SIG_HANDLE = 'true';
}
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
process.argv = [process.execPath, next, command, ...(command === 'build' ? [] : ['-p', port])];
await import(next);
