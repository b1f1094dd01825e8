import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runMain, print } from './lib/output.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const help = `npm run lighthouse [-- --url=http://localhost:3000]

Asks Lighthouse about each page type: accessibility, best practices and search engines have to reach 100. What costs points
is named; the whole answers lie under .data/lighthouse. The pages of the portal are seen by a signed-in customer.

  --only=Home,Product   pages with these words in their name, separated by commas
  --desktop             measures as a desktop; without it as a telephone
  --url=URL             a stack that runs; without it one is built, seeded and started`;

const options = {
  url: { type: 'string' },
  only: { type: 'string' },
  desktop: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

/** Lighthouse is a package of its own, so that only those who ask for it install it. */
async function installLighthouse() {
  const folder = inRoot('scripts/lib/lighthouse');
  if (existsSync(`${folder}/node_modules`)) return;
  print('Installing Lighthouse …');
  await run('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    isQuiet: true,
    what: 'npm ci of Lighthouse',
  });
}

async function withStack(work) {
  const { loadEnvFile } = await import('./lib/env.mjs');
  const { startE2eStack } = await import('./lib/e2eStack.mjs');
  loadEnvFile();
  const { stop, settings } = await startE2eStack({ onStep: (title) => print(`${title} …`) });
  try {
    return await work(settings.SITE_URL);
  } finally {
    await stop();
  }
}

await runMain(async () => {
  const { values } = parseArgs({ options });
  if (values.help) return print(help);
  await installLighthouse();
  const { runLighthouse } = await import('./lib/lighthouse/runLighthouse.mjs');
  return values.url ? runLighthouse(values.url, values) : withStack((url) => runLighthouse(url, values));
});
