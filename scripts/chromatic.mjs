import { parseArgs } from 'node:util';
import { runMain, print } from './lib/output.mjs';

const help = `npm run chromatic

Uploads the style guide to Chromatic for review: every story at three widths, in Komax and in the themes that differ most.
Requires CHROMATIC_PROJECT_TOKEN. Without it nothing is built or uploaded.`;

const off = `Chromatic is disabled, because CHROMATIC_PROJECT_TOKEN is not set. Nothing was built or uploaded.
To compare all stories on this machine, run: npm run test:visual`;

await runMain(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
  if (values.help) return print(help);
  const { loadEnvFile } = await import('./lib/env.mjs');
  loadEnvFile();
  if (!process.env.CHROMATIC_PROJECT_TOKEN) return print(off);
  const { build } = await import('./lib/builds.mjs');
  const { bin } = await import('./lib/paths.mjs');
  const { run } = await import('./lib/run.mjs');
  // Read by .storybook/preview: only builds for Chromatic define its modes.
  process.env.STORYBOOK_CHROMATIC = 'true';
  print('Building the style guide …');
  await build('styleGuide');
  await run(bin('chromatic'), ['--storybook-build-dir=storybook-static'], { what: 'chromatic' });
});
