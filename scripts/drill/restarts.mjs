import { setTimeout as pause } from 'node:timers/promises';
import { writeContent } from '../cluster/contentOfTest.mjs';
import { useScratchSettings } from '../cluster/scratchSettings.mjs';
import { startCluster } from '../cluster/startCluster.mjs';
import { readFirstName, signInAsCustomer } from '../cluster/visitCluster.mjs';
import { loadEnvFile } from '../lib/env.mjs';
import { duration, print } from '../lib/output.mjs';
import { closeAll, onStopSignal } from '../lib/processes.mjs';
import { waitForReady } from '../lib/waitForReady.mjs';
import { startLoad } from './load.mjs';

const readyTimeoutMs = 60_000;
const maxReasons = 5;
/** Pauses that respect the limits per address of the site and the identity provider. */
const queryPauseMs = 500;
const signInPauseMs = 500;

async function expectStatus(url, status, init) {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  if (response.status !== status) throw new Error(`${url}: status ${String(response.status)}`);
}

/** All kinds of requests that a process may be handling when it ends, each through nginx. */
async function describeLoad(cluster, content) {
  const { SITE_URL: siteUrl, PRODUCT_URL: productUrl } = cluster.settings;
  const tokens = await signInAsCustomer(cluster);
  let turn = 0;
  const next = () => String((turn += 1));
  const products = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ classificationProducts(language: en) { slug } }' }),
  };
  return [
    { name: 'stored pages', clients: 4, send: () => expectStatus(`${siteUrl}/en`, 200) },
    {
      name: 'pages with a query',
      clients: 1,
      pauseMs: queryPauseMs,
      send: () => expectStatus(`${siteUrl}/en?turn=${next()}`, 200),
    },
    { name: 'customer area', clients: 1, send: () => expectStatus(`${siteUrl}/en/mykomax`, 200) },
    { name: 'products', clients: 1, send: () => expectStatus(`${productUrl}/graphql`, 200, products) },
    { name: 'data of a customer', clients: 1, send: () => readFirstName(cluster, tokens) },
    { name: 'sign-ins', clients: 1, pauseMs: signInPauseMs, send: () => signInAsCustomer(cluster) },
    { name: 'publications', clients: 1, send: () => content.publishTitle(`Turn ${next()}`) },
  ];
}

/**
 * nginx skips a process that rejected a connection for `fail_timeout` (1 s), counted in whole seconds. With two processes,
 * the second may end only after the first is used again; otherwise nginx has no process left.
 */
const settleMs = 3000;

/** Sends SIGTERM: the process drains, and its successor starts. */
async function restart(stack, process) {
  await stack.restart(process);
  await pause(settleMs);
}

/** Sends SIGKILL: the process ends immediately, and the stack starts another. */
async function kill(stack, { name, ready, title }) {
  process.kill(stack.pidOf(name), 'SIGKILL');
  await waitForReady(ready, { timeout: readyTimeoutMs, name: title });
  await pause(settleMs);
}

const pad = (cells) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(20) : cell.padStart(9))).join('  ');

export function describeCounts(counts) {
  const rows = counts.map(({ name, sent, failures, slowestMs }) =>
    pad([name, String(sent), String(failures.length), `${String(Math.round(slowestMs))} ms`]),
  );
  const reasons = [...new Set(counts.flatMap(({ failures }) => failures))].slice(0, maxReasons);
  return [pad(['', 'requests', 'failed', 'slowest']), ...rows, ...reasons].join('\n');
}

/**
 * Restarts or kills each process of a cluster in turn, under load. Returns the exit code: 1 if a restart caused a failed
 * request, or a kill a failed page request.
 */
export async function drillRestarts({ isKilled }) {
  loadEnvFile();
  useScratchSettings();
  const step = async (title, work) => {
    print(`${title} …`);
    await work();
  };
  const starting = startCluster({ hasDemoContent: false, isQuiet: true, step });
  onStopSignal(async () => {
    await closeAll();
    await (await starting).stop();
    process.exit(130);
  });
  const cluster = await starting;
  try {
    const content = await writeContent(cluster.settings.CONTENT_URL);
    await waitForReady(`${cluster.settings.SITE_URL}/en`, { timeout: readyTimeoutMs, name: 'the home page' });
    const load = startLoad(await describeLoad(cluster, content));
    const startedAt = Date.now();
    for (const one of cluster.processes) {
      print(`${isKilled ? 'Killing' : 'Restarting'} ${one.title} …`);
      await (isKilled ? kill : restart)(cluster.stack, one);
    }
    const counts = await load.stop();
    print(`\n${String(cluster.processes.length)} processes in ${duration(Date.now() - startedAt)}\n`);
    print(describeCounts(counts));
    const relevant = isKilled ? counts.filter(({ name }) => /pages|area/.test(name)) : counts;
    return relevant.some(({ failures }) => failures.length > 0) ? 1 : 0;
  } finally {
    await cluster.stop();
  }
}
