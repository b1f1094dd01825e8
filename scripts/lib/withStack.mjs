import { loadEnvFile } from './env.mjs';
import { print } from './output.mjs';
import { closeAll, onStopSignal } from './processes.mjs';

/** Builds, seeds and starts the stack of the end-to-end tests, calls `work` with the site's address and all settings, and stops it. */
export async function withStack(work) {
  const { startE2eStack } = await import('./e2eStack.mjs');
  loadEnvFile();
  onStopSignal(async () => {
    await closeAll();
    process.exit(130);
  });
  const { stop, settings } = await startE2eStack({ onStep: (title) => print(`${title} …`) });
  try {
    return await work(settings.SITE_URL, settings);
  } finally {
    await stop();
  }
}
