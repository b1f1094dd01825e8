import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runMain, print } from './lib/output.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const help = `npm run lighthouse [-- --url=http://localhost:3000]

Runs Lighthouse on each page type: accessibility, best practices and SEO must reach 100. Failed audits are printed;
complete reports are in .data/lighthouse. Portal pages are opened as a signed-in customer.

  --only=Home,Product   pages with these words in their name, separated by commas
  --desktop             emulates a desktop instead of a phone
  --url=URL             a running stack; without it one is built, seeded and started`;

const options = {
  url: { type: 'string' },
  only: { type: 'string' },
  desktop: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

/** Installs Lighthouse on first use; it is a separate package, because most people do not need it. */
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
