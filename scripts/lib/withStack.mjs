import { loadEnvFile } from './env.mjs';
import { print } from './output.mjs';
import { closeAll, onStopSignal } from './processes.mjs';

/**
 * Builds, seeds and starts the stack of the end-to-end tests, calls `work` with the site's address, all settings and
 * `{ restart }`, which restarts a program by its name, and stops the stack.
 */
export async function withStack(work) {
  const { startE2eStack } = await import('./e2eStack.mjs');
  loadEnvFile();
  onStopSignal(async () => {
    await closeAll();
    process.exit(130);
  });
  const { stop, settings, restart } = await startE2eStack({ onStep: (title) => print(`${title} …`) });
  try {
    return await work(settings.SITE_URL, settings, { restart });
  } finally {
    await stop();
  }
}
