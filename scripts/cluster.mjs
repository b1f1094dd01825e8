import { parseArgs } from 'node:util';
import { runMain, print } from './lib/output.mjs';
import { checkInstalled, checkNode } from './lib/preflight.mjs';

const help = `npm run cluster

Starts the topology of a production installation on one machine, without containers: three processes of the site and
two of each service behind nginx, with PostgreSQL and Redis, on scratch data with the demo content. The processes use
the start commands of the images in deploy/. Ctrl-C stops everything; the next start removes the data.

Requires nginx, PostgreSQL and Redis: on Debian, apt-get install nginx postgresql redis-server.`;

await runMain(async () => {
  checkNode();
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
  if (values.help) return print(help);
  checkInstalled();
  // Imported lazily, because these modules need the installed dependencies.
  const { runCluster } = await import('./cluster/runCluster.mjs');
  return runCluster();
});
