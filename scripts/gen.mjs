import { Problem, runMain, print } from './lib/output.mjs';
import { checkInstalled, checkNode } from './lib/preflight.mjs';

const help = `npm run gen block MyBlock [messages]

Creates the block MyBlock: its folder in packages/blocks/src/blocks, its model in the content service, and its entries in
the registry, in the page query and in the list of modules. Then regenerates code and runs the checks.
With "messages" the block has a message, which is added to the eleven catalogues.`;

await runMain(async () => {
  checkNode();
  const [kind, name, extra] = process.argv.slice(2);
  if (kind === undefined || kind === '--help') return print(help);
  if (kind !== 'block' || !name || (extra !== undefined && extra !== 'messages')) throw new Problem(help);
  checkInstalled();
  const { generateBlock } = await import('./gen/generateBlock.mjs');
  return generateBlock(name, { hasMessages: extra === 'messages' });
});
