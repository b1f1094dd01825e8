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
restart causes any failure, or a kill the failure of a page. Requires nginx, PostgreSQL and Redis.`;

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
  const [drill] = positionals;
  if (drill === 'restarts' || drill === 'kills') {
    const { drillRestarts } = await import('./drill/restarts.mjs');
    return drillRestarts({ isKilled: drill === 'kills' });
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
