import { mkdirSync, openSync } from 'node:fs';
import { Problem, bold, print } from '../lib/output.mjs';
import { inRoot } from '../lib/paths.mjs';
import { spawnGroup, stopGroups } from '../lib/processes.mjs';
import { waitForReady } from '../lib/waitForReady.mjs';
import { withStack } from '../lib/withStack.mjs';
import { readMemory, sendLoad, untilIdle } from './load.mjs';
import { isNginxInstalled, startNginx } from './nginx.mjs';

const sitePort = 3140;
const nginxPort = 3141;
const siteUrl = `http://localhost:${String(sitePort)}`;

const at = (path) => (index) => `${siteUrl}${path.replace('{}', index.toString(36))}`;

const storedPage = '/en/technology/anatomy-of-a-crimp';

/** The first requests compile templates and fill caches. */
const warmUps = 25;

/** Including warm-ups, fewer requests with a query than the site accepts from one address per minute. */
const queries = 120;

/** In this order: the first missing pages are fully rendered; beyond the limit of an address they are a short text. */
const loads = [
  { name: 'Stored page', urlOf: at(storedPage), count: 20_000, connections: 50 },
  { name: 'Search', urlOf: at('/en/search?q=crimp%20force&n={}'), count: queries, connections: 50 },
  { name: 'Filtered list', urlOf: at('/en/products?brand=komax'), count: queries, connections: 50 },
  {
    name: 'Comparison',
    urlOf: at('/en/products/compare?compare=crimp-lines:cresta-433,cresta-455'),
    count: queries,
    connections: 50,
  },
  { name: 'Wire check', urlOf: at('/en/products/wire-check?wire=0.5mm2'), count: queries, connections: 50 },
  { name: 'Unknown address', urlOf: at('/en/unknown-{}'), count: 250, connections: 50 },
  { name: 'Flood of unknown addresses', urlOf: at('/en/flood-{}'), count: 5_000, connections: 50 },
];

/** Starts an additional process of the site without previous visits, and with a known process id. */
async function startSite(settings) {
  const data = inRoot('.data/bench');
  mkdirSync(data, { recursive: true });
  // A pipe read by a busy program would slow the site down, which writes a line per request.
  const log = openSync(`${data}/site.log`, 'w');
  const child = spawnGroup('node', ['.build/server.mjs'], {
    cwd: inRoot('packages/site'),
    env: {
      ...process.env,
      ...settings,
      NODE_ENV: 'production',
      PORT: String(sitePort),
      PAGES_DATA_DIR: `${data}/pages`,
    },
    stdio: ['ignore', log, log],
  });
  await waitForReady(`${siteUrl}/readyz`, { timeout: 30_000, name: 'The site' });
  return child;
}

const figure = (value, digits) => value.toFixed(digits).padStart(9);

function printRow(name, { perSecond, cpuMs, p50, p99, statuses }) {
  const counts = Object.entries(statuses).map(([status, count]) => `${String(count)} × ${status}`);
  print(
    `  ${name.padEnd(28)} ${figure(perSecond, 0)} ${figure(cpuMs, 3)} ${figure(p50, 1)} ${figure(p99, 1)}  ${counts.join(', ')}`,
  );
}

async function compareWithNginx() {
  const response = await fetch(`${siteUrl}${storedPage}`, { headers: { 'accept-encoding': 'identity' } });
  const { brotliCompressSync } = await import('node:zlib');
  const nginx = await startNginx({ port: nginxPort, body: brotliCompressSync(await response.text()) });
  try {
    const load = { pid: nginx.pid, urlOf: () => nginx.url, count: 20_000, connections: 50 };
    printRow('nginx, the same page', await sendLoad(load));
  } finally {
    await nginx.stop();
  }
}

async function measureSite({ pid }) {
  await untilIdle(pid);
  const idle = readMemory(pid);
  print(`\n${bold('Pages')}\n`);
  print(
    `  ${''.padEnd(28)} ${['/s', 'CPU ms', 'p50 ms', 'p99 ms'].map((head) => head.padStart(9)).join(' ')}`,
  );
  for (const { name, ...load } of loads) {
    await sendLoad({ ...load, pid, urlOf: (index) => load.urlOf(index + load.count), count: warmUps });
    printRow(name, await sendLoad({ ...load, pid }));
  }
  if (isNginxInstalled()) await compareWithNginx();
  else print('  nginx is not installed, so there is no comparison.');
  print(`\n  Memory: ${String(idle)} MB after startup, ${String(readMemory(pid))} MB after the benchmark.`);
}

/** Measures the load that pages cause in a process of the site, compared with nginx if it is installed. */
export async function benchPages() {
  if (process.platform !== 'linux')
    throw new Problem('This benchmark reads the CPU time of a process from /proc, which needs Linux.');
  await withStack(async (_siteUrl, settings) => {
    const site = await startSite(settings);
    await measureSite(site).finally(() => stopGroups([site]));
  });
}
