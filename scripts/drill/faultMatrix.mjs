import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { signInAsCustomer } from '../cluster/visitCluster.mjs';
import { setFault } from '../lib/faultProxy.mjs';
import { faults } from '../lib/faults.mjs';
import { print } from '../lib/output.mjs';
import { inRoot } from '../lib/paths.mjs';
import { withStack } from '../lib/withStack.mjs';
import { classifyResponse } from './classifyResponse.mjs';
import { markdownTable } from './markdownTable.mjs';

/** Maximum time until a page that failed is shown again. */
const recoveryMs = 2000;
const pollMs = 50;
/** Longer than any page may take. */
const timeoutMs = 20_000;

/** Accept header of a browser; other clients get notices as plain text. */
const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';

const faultNames = Object.keys(faults).filter((name) => name !== 'none');
const crimpLine = '/en/products/crimp/crimp-lines/cresta-433';

/** Sends a request. A response that does not end in time has the status 0. */
async function send(url, init) {
  const startedAt = performance.now();
  const result = (response) => ({ ...response, ms: Math.round(performance.now() - startedAt) });
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { redirect: 'manual', signal, headers: { accept }, ...init });
    const text = await response.text();
    const { status, headers } = response;
    return result({
      status,
      type: headers.get('content-type') ?? '',
      text,
      retryAfter: headers.get('retry-after') ?? undefined,
      cacheControl: headers.get('cache-control') ?? '',
    });
  } catch {
    return result({ status: 0, type: '', text: '', cacheControl: '' });
  }
}

/** Matches of a pattern in a document, without entities. */
const matchesIn = (text, pattern) => [
  ...new Set([...text.matchAll(pattern)].map(([match]) => match.replaceAll('&amp;', '&'))),
];

/** Paths of the sitemap. */
async function readPaths(siteUrl) {
  const index = await send(`${siteUrl}/sitemap.xml`);
  const parts = matchesIn(index.text, /(?<=<loc>)[^<]+/g);
  const sitemaps = await Promise.all(parts.map((part) => send(part)));
  return sitemaps
    .flatMap(({ text }) => matchesIn(text, /(?<=<loc>)[^<]+/g))
    .filter((url) => url.startsWith(siteUrl))
    .map((url) => url.slice(siteUrl.length));
}

/** Returns a function that returns another value each time: what was requested before may be stored. */
function takeInTurn(values) {
  const rest = values[Symbol.iterator]();
  return () => rest.next().value;
}

const operationId = (name) => {
  const file = inRoot('packages/portal/src/__generated__/customer/persisted-documents.json');
  const documents = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  return documents.find(([, text]) => text.includes(`query ${name}`))?.[0];
};

async function describeServices(siteUrl, settings) {
  const paths = await readPaths(siteUrl);
  const pages = takeInTurn(paths.filter((path) => /\/(stories|media-releases)\/[^/]+$/.test(path)));
  const products = takeInTurn(paths.filter((path) => /\/products(\/[^/]+){3}$/.test(path)));
  const picturesOf = async (path, pattern) =>
    takeInTurn(matchesIn((await send(`${siteUrl}${path}`)).text, pattern));
  const media = await picturesOf('/en', /\/media\/[^" ,]*/g);
  const productPictures = await picturesOf(crimpLine, /\/product-assets\/[^" ,]*/g);
  const { access_token: token } = await signInAsCustomer({ settings });
  const data = {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ operation: operationId('FrameMe') }),
  };
  const always = (path) => () => path;
  return [
    {
      name: 'content',
      proxy: 'FAULT_URL',
      /** The first address is requested again after a restart of the site. */
      isRestarted: true,
      probes: [
        { title: 'seen', kind: 'seen', next: always('/en/company') },
        { title: 'expired', kind: 'seen', next: always('/de/company') },
        { title: 'never seen', kind: 'page', next: pages },
        { title: 'another', kind: 'page', next: pages },
        { title: 'search', kind: 'page', next: always('/en/search?q=crimping') },
        { title: 'unknown', kind: 'missing', next: always('/en/no-such-page') },
        { title: 'file', kind: 'file', next: always('/file/line-overview') },
        { title: 'picture', kind: 'picture', next: media },
        { title: 'portal', kind: 'page', next: always('/en/mykomax') },
      ],
    },
    {
      name: 'product',
      proxy: 'PRODUCT_FAULT_URL',
      probes: [
        { title: 'seen', kind: 'seen', next: always(crimpLine) },
        { title: 'never seen', kind: 'page', next: products },
        { title: 'another', kind: 'page', next: products },
        { title: 'search', kind: 'page', next: always('/en/search?q=cresta') },
        { title: 'picture', kind: 'picture', next: productPictures },
      ],
    },
    {
      name: 'search',
      proxy: 'SEARCH_FAULT_URL',
      probes: [
        { title: 'seen', kind: 'seen', next: always('/en/company') },
        { title: 'search', kind: 'page', next: always('/en/search?q=crimping') },
      ],
    },
    {
      name: 'customer',
      proxy: 'CUSTOMER_FAULT_URL',
      probes: [
        { title: 'seen', kind: 'seen', next: always('/en/company') },
        { title: 'portal', kind: 'page', next: always('/en/mykomax') },
        { title: 'data', kind: 'data', next: always('/api/customer'), init: data },
      ],
    },
  ];
}

/** Notifies the site of a publication, which expires its pages. */
async function expire(siteUrl) {
  const body = JSON.stringify({ tags: ['system', 'site:main'] });
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', process.env.REVALIDATE_SECRET).update(`${timestamp}.${body}`);
  await send(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    headers: { 'x-kmx-signature': `sha256=${signature.digest('hex')}`, 'x-kmx-timestamp': timestamp },
    body,
  });
}

/** Milliseconds until the address is right again; undefined after the limit. */
async function untilRight(kind, url, init) {
  const startedAt = performance.now();
  for (;;) {
    const isRight = classifyResponse(kind, await send(url, init)) === 'right';
    const elapsed = performance.now() - startedAt;
    if (isRight) return Math.round(elapsed);
    if (elapsed > recoveryMs) return undefined;
    await wait(pollMs);
  }
}

/** Kinds of addresses that are requested before the fault, too. */
const warmKinds = ['seen', 'missing'];

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const describe = ({ status, ms }, verdict) =>
  `${status === 0 ? 'no response' : String(status)}, ${ms < 1000 ? `${String(ms)} ms` : seconds(ms)}${verdict === 'wrong' ? ' ✗' : ''}`;

/** Requests the next address of a probe. */
async function visit({ kind, next, init }, siteUrl) {
  const url = `${siteUrl}${next()}`;
  const response = await send(url, init);
  return { kind, url, init, response, verdict: classifyResponse(kind, response) };
}

/** Visits every address during a fault, and until it is right afterwards. Returns a row of the table and the number of errors. */
async function drillFault({ proxy, probes, isRestarted }, fault, { siteUrl, restart }) {
  for (const probe of probes) if (warmKinds.includes(probe.kind)) await visit(probe, siteUrl);
  if (probes.some(({ title }) => title === 'expired')) await expire(siteUrl);
  await setFault(process.env[proxy], fault);
  const visited = [];
  for (const probe of probes) visited.push(await visit(probe, siteUrl));
  if (isRestarted) {
    await restart('site');
    visited.push(await visit(probes[0], siteUrl));
  }
  await setFault(process.env[proxy], 'none');
  const recoveries = [];
  for (const { kind, url, init } of visited) recoveries.push(await untilRight(kind, url, init));
  const isRecovered = recoveries.every((ms) => ms !== undefined);
  const recovery = isRecovered
    ? `${String(Math.max(...recoveries))} ms`
    : `later than ${seconds(recoveryMs)} ✗`;
  const wrong = visited.filter(({ verdict }) => verdict === 'wrong').length;
  return {
    row: [fault, ...visited.map(({ response, verdict }) => describe(response, verdict)), recovery],
    wrong: wrong + (isRecovered ? 0 : 1),
  };
}

async function drillService(service, context) {
  const head = [
    'fault',
    ...service.probes.map(({ title }) => title),
    ...(service.isRestarted ? ['seen, after a restart'] : []),
    'recovery',
  ];
  const results = [];
  for (const fault of faultNames) {
    results.push(await drillFault(service, fault, context));
    print(results.at(-1).row.join(' · '));
  }
  print(
    `\nFaults of the ${service.name} service\n\n${markdownTable(
      head,
      results.map(({ row }) => row),
    )}\n`,
  );
  return results.reduce((sum, { wrong }) => sum + wrong, 0);
}

/** Returns the exit code: 1 if a response was wrong or a page did not recover in time. */
export async function drillFaults({ services: names }) {
  return withStack(async (siteUrl, settings, { restart }) => {
    const services = await describeServices(siteUrl, settings);
    let wrong = 0;
    for (const service of services.filter(({ name }) => names.length === 0 || names.includes(name)))
      wrong += await drillService(service, { siteUrl, restart });
    print(wrong === 0 ? 'All responses are as expected.' : `${String(wrong)} are wrong (✗).`);
    return wrong === 0 ? 0 : 1;
  });
}
