import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { closeAll, onStopSignal } from '../lib/processes.mjs';
import { waitForReady } from '../lib/waitForReady.mjs';
import { writeContent } from './contentOfTest.mjs';
import { useScratchSettings } from './scratchSettings.mjs';
import { startCluster } from './startCluster.mjs';
import { readFirstName, signInAsCustomer } from './visitCluster.mjs';

useScratchSettings();
const siteUrl = process.env.SITE_URL;
const options = { timeout: 120_000 };
const starting = startCluster({ hasDemoContent: false, isQuiet: true, step: (_title, work) => work() });
let cluster;
let content;

// The test runner terminates this process without running its hooks.
onStopSignal(async () => {
  await closeAll();
  await (await starting).stop();
  process.exit(130);
});

before(async () => {
  cluster = await starting;
  content = await writeContent(cluster.settings.CONTENT_URL);
});
after(() => cluster?.stop());

const read = async (url) => {
  const response = await fetch(url);
  return { status: response.status, body: await response.text() };
};

async function search(query) {
  const response = await fetch(`${siteUrl}/api/search-proxy/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ localeCode: 'en', siteSlug: '', query }),
  });
  const { records = [] } = await response.json();
  return { status: response.status, titles: records.map(({ title }) => title) };
}

/** The pause respects the site's limit per address. */
async function waitForResult(title) {
  while (!(await search(title)).titles.includes(title)) await pause(500);
}

async function waitForTitle(url, title) {
  while (!(await read(url)).body.includes(title)) await pause(50);
}

const pagesOfSite = () =>
  cluster.processes
    .filter(({ program }) => program === 'site')
    .map(({ port }) => `http://localhost:${String(port.port)}/en`);

test('pages are served through nginx', options, async () => {
  await waitForTitle(`${siteUrl}/en`, 'Before the change');
  assert.equal((await read(`${siteUrl}/en`)).status, 200);
  assert.equal((await read(`${siteUrl}/en/nothing-here`)).status, 404);
});

test('a published change reaches every process of the site', options, async () => {
  for (const url of pagesOfSite()) await waitForTitle(url, 'Before the change');
  await content.publishTitle('After the change');
  for (const url of pagesOfSite()) await waitForTitle(url, 'After the change');
});

test('an uploaded picture is served by every process of the content service', options, async () => {
  const picture = await content.uploadPicture();
  for (const { port } of cluster.processes.filter(({ program }) => program === 'content')) {
    const response = await fetch(`http://localhost:${String(port.port)}/api/media/file/pixel.png`);
    assert.equal(response.status, 200);
    assert.deepEqual(Buffer.from(await response.arrayBuffer()), picture);
  }
  assert.ok(existsSync(path.join(cluster.settings.dataDirectory, 'objects/library/media')));
});

test('every process exports its metrics', options, async () => {
  for (const { name, program, ready, env } of cluster.processes) {
    // Checks made during the start may precede the counter.
    assert.equal((await read(ready)).status, 200, name);
    const { status, body } = await read(`http://127.0.0.1:${env.METRICS_PORT}/metrics`);
    assert.equal(status, 200, name);
    assert.match(
      body,
      new RegExp(`kmx_http_requests_total\\{route="health",.*program="${program}"\\} [1-9]`),
      name,
    );
  }
});

test('search finds a published change, whichever processes handle the requests', options, async () => {
  await waitForResult('After the change');
});

test('a customer signs in, whichever processes handle the requests', options, async () => {
  assert.equal((await read(`${siteUrl}/en/mykomax`)).status, 200);
  assert.equal(await readFirstName(cluster, await signInAsCustomer(cluster)), 'Carla');
});

test('no request fails when one process of each program is killed', options, async () => {
  const killed = cluster.processes.filter(({ name }) => name.endsWith('-1'));
  assert.equal(killed.length, 6);
  for (const { name } of killed) process.kill(cluster.stack.pidOf(name), 'SIGKILL');
  for (let turn = 0; turn < 20; turn += 1) {
    assert.equal((await read(`${siteUrl}/en?turn=${String(turn)}`)).status, 200);
    assert.deepEqual(await search('After the change'), { status: 200, titles: ['After the change'] });
  }
  assert.equal(await readFirstName(cluster, await signInAsCustomer(cluster)), 'Carla');
  await content.publishTitle('After the kill');
  await waitForTitle(`${siteUrl}/en`, 'After the kill');
  for (const { ready, title } of killed) await waitForReady(ready, { timeout: options.timeout, name: title });
});
