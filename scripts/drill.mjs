import { parseArgs } from 'node:util';
import { Problem, runMain, print } from './lib/output.mjs';

const help = `npm run drill -- publishes [--count=500 --publishers=3 --readers=12 --minutes=30]

Publishes pages of one site concurrently while readers request them as fast as they can and the content service responds
slowly. Measures the time until each publication is visible: it counts as late after 10 s, and as lost after 30 s. Ends
after --count publications or --minutes. Starts the stack of the end-to-end tests with scratch data on this machine.
Fails if a publication is late or lost.

npm run drill -- restarts
npm run drill -- kills

Restarts (SIGTERM) or kills (SIGKILL) each process of a cluster in turn, and counts failed requests: pages, sign-ins, data
queries and publications. The cluster has three processes of the site and two of each service behind nginx. Fails if a
restart causes any failure, or a kill the failure of a page. Requires nginx, PostgreSQL and Redis.

npm run drill -- faults [content] [product] [search] [customer]

Lets each service (or the named ones) fail in every way the fault proxy knows, and requests pages that were and were not
seen before, search, files, pictures and the portal: during the fault, after a restart of the site, and after the fault.
Fails if a response is neither right nor a notice of the outage, or if a page is not right again within 2 s.`;

const drilledServices = ['content', 'product', 'search', 'customer'];

const options = {
  count: { type: 'string', default: '500' },
  publishers: { type: 'string', default: '3' },
  readers: { type: 'string', default: '12' },
  minutes: { type: 'string', default: '30' },
  help: { type: 'boolean', default: false },
};

function readCount(name, value) {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1)
    throw new Problem(`--${name} must be a positive integer.\n\n${help}`);
  return count;
}

await runMain(async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return print(help);
  const [drill, ...names] = positionals;
  if (drill === 'restarts' || drill === 'kills') {
    const { drillRestarts } = await import('./drill/restarts.mjs');
    return drillRestarts({ isKilled: drill === 'kills' });
  }
  if (drill === 'faults') {
    const unknown = names.filter((name) => !drilledServices.includes(name));
    if (unknown.length > 0) throw new Problem(`There is no service ${unknown.join(', ')}.\n\n${help}`);
    const { drillFaults } = await import('./drill/faultMatrix.mjs');
    return drillFaults({ services: names });
  }
  if (drill !== 'publishes') throw new Problem(`Name a drill.\n\n${help}`);
  const { drillPublishes } = await import('./drill/publishes.mjs');
  return drillPublishes({
    count: readCount('count', values.count),
    publishers: readCount('publishers', values.publishers),
    readers: readCount('readers', values.readers),
    minutes: readCount('minutes', values.minutes),
  });
});
