import { parseArgs } from 'node:util';
import { installTool } from './lib/installTool.mjs';
import { runMain, print } from './lib/output.mjs';
import { withStack } from './lib/withStack.mjs';

const help = `npm run test:accessibility [-- --url=http://localhost:3000]

Checks the screens and dialogs of the portal with a second engine beside axe, IBM Equal Access, at two widths. Fails on
violations that scripts/lib/accessibility/explained.json does not explain as false. Findings: .data/accessibility.

  --only=Ticket,Users   screens with these words in their name, separated by commas
  --url=URL             a running stack; without it one is built, seeded and started`;

const options = {
  url: { type: 'string' },
  only: { type: 'string' },
  help: { type: 'boolean', default: false },
};

await runMain(async () => {
  const { values } = parseArgs({ options });
  if (values.help) return print(help);
  await installTool('accessibility', 'the engine');
  const { runAccessibility } = await import('./lib/accessibility/runAccessibility.mjs');
  return values.url
    ? runAccessibility(values.url, values)
    : withStack((url) => runAccessibility(url, values));
});
