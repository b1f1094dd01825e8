import { loadEnvFile } from '../lib/env.mjs';
import { bold, duration, faint, print, table } from '../lib/output.mjs';
import { closeAll, onStopSignal } from '../lib/processes.mjs';
import { startCluster } from './startCluster.mjs';

async function step(title, work) {
  print(`${title} …`);
  const startedAt = Date.now();
  await work();
  print(faint(`      done in ${duration(Date.now() - startedAt)}`));
}

function printAddresses({ settings, processes }) {
  const rows = [
    ['Public address', `${settings.SITE_URL}/en`],
    ['Content admin', `${settings.CONTENT_URL}/admin`],
    ['Identity provider', settings.IDENTITY_URL],
    ...processes.map(({ name, port }) => [name, `http://localhost:${String(port.port)}`]),
  ];
  print(`\n${bold('The cluster is running.')}\n\n${table(rows)}\n\nPress Ctrl-C to stop it.\n`);
}

/** `npm run cluster`: starts and supervises the cluster. Resolves with the exit code when it has ended. */
export async function runCluster() {
  loadEnvFile();
  let resolveStopped;
  const stopped = new Promise((resolve) => {
    resolveStopped = resolve;
  });
  onStopSignal((signal) => {
    print('\nStopping …');
    resolveStopped(signal);
  });
  const running = startCluster({ step }).then((cluster) => {
    printAddresses(cluster);
    return cluster;
  });
  try {
    const ended = await Promise.race([stopped, running.then(({ stack }) => stack.ended)]);
    return ended === 'SIGINT' ? 130 : 143;
  } finally {
    await stopAll(running);
  }
}

/** Stops the programs, even during startup; PostgreSQL and Redis last. */
async function stopAll(running) {
  await closeAll();
  const cluster = await running.catch(() => undefined);
  await cluster?.stop();
}
