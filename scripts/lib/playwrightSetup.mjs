import { startE2eStack, waitForPrograms } from './e2eStack.mjs';
import { ensureChromium } from './ensureTools.mjs';
import { loadEnvFile } from './env.mjs';
import { print } from './output.mjs';

/** Starts a stack for `npx playwright test`. With BASE_URL the tests use the site that runs there. */
export default async function setUp() {
  process.env.CHROMIUM = await ensureChromium();
  if (process.env.BASE_URL) return waitForPrograms();
  loadEnvFile();
  const { stop } = await startE2eStack({ onStep: (title) => print(`${title} …`) });
  return stop;
}
