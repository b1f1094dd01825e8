import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeReplicas, replicas } from './topology.mjs';

const service = (name, port) => ({
  name,
  title: `the ${name}`,
  port: { port, purpose: name, variable: `${name.toUpperCase()}_PORT` },
  production: ['node', ['start.mjs']],
  env: { SITE_URL: 'http://localhost:3000', SITE_REVALIDATE_URL: 'http://localhost:3000/api/revalidate' },
});

const services = (firstPort = 3000) =>
  Object.fromEntries(Object.keys(replicas).map((name, index) => [name, service(name, firstPort + index)]));

const byName = (all) => Object.fromEntries(all.map((one) => [one.name, one]));

test('runs three processes of the site and two of each service, with the command of a single one', () => {
  const all = describeReplicas(services());
  assert.deepEqual(
    all.map(({ name }) => name),
    [
      ...['content', 'product', 'identity', 'customer', 'search'].flatMap((name) => [
        `${name}-1`,
        `${name}-2`,
      ]),
      ...['site-1', 'site-2', 'site-3'],
    ],
  );
  for (const { production } of all) assert.deepEqual(production, ['node', ['start.mjs']]);
});

test('gives each process separate ports, but the public addresses of nginx', () => {
  const all = describeReplicas(services());
  assert.equal(new Set(all.map(({ port }) => port.port)).size, all.length);
  const { 'site-2': site, 'product-1': product } = byName(all);
  assert.deepEqual(
    [site.env.PORT, site.ready, site.env.SITE_URL],
    ['13105', 'http://localhost:13105/readyz', 'http://localhost:3000'],
  );
  assert.equal(product.env.PRODUCT_PORT, '13001');
  const ports = all.flatMap(({ port, env }) => [String(port.port), env.METRICS_PORT]);
  assert.equal(new Set(ports).size, 2 * all.length);
  assert.equal(site.env.METRICS_PORT, '13155');
});

test('configures the content service to notify every process of the site', () => {
  const { 'content-2': content, 'site-1': site } = byName(describeReplicas(services()));
  assert.equal(
    content.env.SITE_REVALIDATE_URL,
    [13_005, 13_105, 13_205].map((port) => `http://localhost:${String(port)}/api/revalidate`).join(','),
  );
  assert.equal(site.env.SITE_REVALIDATE_URL, 'http://localhost:3000/api/revalidate');
});

test('rejects port ranges without room for the processes', () => {
  assert.throws(() => describeReplicas(services(60_000)), /Choose ports below 55000/);
});
