import { parseArgs } from 'node:util';
import { installTool } from './lib/installTool.mjs';
import { runMain, print } from './lib/output.mjs';
import { withStack } from './lib/withStack.mjs';

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

await runMain(async () => {
  const { values } = parseArgs({ options });
  if (values.help) return print(help);
  await installTool('lighthouse', 'Lighthouse');
  const { runLighthouse } = await import('./lib/lighthouse/runLighthouse.mjs');
  return values.url ? runLighthouse(values.url, values) : withStack((url) => runLighthouse(url, values));
});
