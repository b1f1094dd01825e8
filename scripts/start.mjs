import { parseArgs } from 'node:util';
import { runMain, print } from './lib/output.mjs';
import { checkInstalled, checkNode } from './lib/preflight.mjs';

const help = `npm start [-- options]

  --fresh            remove all data and write the demo data again
  --empty            without demo data: empty databases, and the first editor registers in the admin
  --services         start everything but the site
  --no-style-guide   start everything but the style guide
  --dev              development mode: changes show at once, nothing is built before
  --help             this text

Ports, addresses and secrets are environment variables; .env.example explains each.`;

const options = {
  fresh: { type: 'boolean', default: false },
  empty: { type: 'boolean', default: false },
  'no-style-guide': { type: 'boolean', default: false },
  services: { type: 'boolean', default: false },
  dev: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

await runMain(async () => {
  checkNode();
  const { values } = parseArgs({ options });
  if (values.help) return print(help);
  checkInstalled();
  // Loaded only now: these modules need the installed dependencies.
  const { startAll } = await import('./lib/startAll.mjs');
  return startAll({
    isFresh: values.fresh,
    isEmpty: values.empty,
    isDevelopment: values.dev,
    hasSite: !values.services,
    hasStyleGuide: !values['no-style-guide'],
  });
});
