import { parseArgs } from 'node:util';
import { runMain, print } from './lib/output.mjs';
import { checkInstalled, checkNode } from './lib/preflight.mjs';

const help = `npm start [-- options]

  --fresh            delete all data and seed the demo again
  --empty            start with empty databases; the first editor registers in the admin
  --services         start everything except the site
  --no-style-guide   start everything except the style guide
  --dev              development mode: changes apply immediately, without a production build
  --help             this text

Ports, addresses and secrets are environment variables, described in .env.example.`;

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
  // Imported lazily, because these modules need the installed dependencies.
  const { startAll } = await import('./lib/startAll.mjs');
  return startAll({
    isFresh: values.fresh,
    isEmpty: values.empty,
    isDevelopment: values.dev,
    hasSite: !values.services,
    hasStyleGuide: !values['no-style-guide'],
  });
});
