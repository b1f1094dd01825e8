import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';

import { buildAssets } from './buildAssets.mjs';
import { serverOptions } from './buildServer.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
let server;

/** Next.js watches its own sources; the server is restarted when its sources change. */
function restart() {
  server?.kill();
  server = spawn(process.execPath, ['--enable-source-maps', '.build/server.mjs'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: 'inherit',
  });
}

const restartOnBuild = {
  name: 'restart-on-build',
  setup: ({ onEnd }) => onEnd(({ errors }) => errors.length === 0 && restart()),
};

await buildAssets({ isWatching: true });
const { watch } = await context({
  ...serverOptions,
  plugins: [...serverOptions.plugins, restartOnBuild],
});
await watch();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server?.kill(signal);
    process.exit();
  });
