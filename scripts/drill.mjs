import { parseArgs } from 'node:util';
import { Problem, runMain, print } from './lib/output.mjs';

const help = `npm run drill -- publishes [--count=500 --publishers=3 --readers=12 --minutes=30]

Publishes pages of one site side by side while readers ask for them as fast as they can and the content service is late
with what they show, and measures how long each publication takes to be visible: it is late after 10 s, and lost after 30 s. Ends after --count publications or after
--minutes. Starts the stack of the end-to-end tests, with scratch data, on this machine alone. Fails when a publication
is late or lost.

npm run drill -- restarts
npm run drill -- kills

Restarts (SIGTERM), or kills (SIGKILL), each process of a cluster in turn while pages are read, people sign in, data are
read and pages are published, and counts what fails: three processes of the site and two of each service behind nginx.
Fails when a restart makes any request fail, or a kill one for a page. Needs nginx, PostgreSQL and Redis.`;

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
    throw new Problem(`--${name} is a whole number from 1.\n\n${help}`);
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
  if (drill !== 'publishes') throw new Problem(`Which drill?\n\n${help}`);
  const { drillPublishes } = await import('./drill/publishes.mjs');
  return drillPublishes({
    count: readCount('count', values.count),
    publishers: readCount('publishers', values.publishers),
    readers: readCount('readers', values.readers),
    minutes: readCount('minutes', values.minutes),
  });
});
