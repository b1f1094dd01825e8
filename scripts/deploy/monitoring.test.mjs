import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { replicas } from '../cluster/topology.mjs';
import { inRoot } from '../lib/paths.mjs';

const read = (file) => readFileSync(inRoot(file), 'utf8');
const rules = parse(read('deploy/monitoring/alerts.yaml')).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('deploy/monitoring/dashboard.json'));
const programs = Object.keys(replicas);
const resourcesOf = (name) =>
  parseAllDocuments(read(`deploy/kubernetes/${name}.yaml`)).map((document) => document.toJS());
const settings = resourcesOf('settings').find(({ kind }) => kind === 'ConfigMap').data;

/** Folders in which metrics are defined. */
const folders = ['packages/server/src/metrics', 'packages/site/src/server/metrics'];
const sources = folders.flatMap((folder) =>
  readdirSync(inRoot(folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file)),
);
/** Exported by the Prometheus client itself. */
const ofProcess = [
  'process_cpu_seconds_total',
  'process_resident_memory_bytes',
  'nodejs_eventloop_lag_p99_seconds',
];
const exported = new Set([
  ...ofProcess,
  ...sources.flatMap((file) => [...read(file).matchAll(/name: '(kmx_\w+)'/g)].map(([, name]) => name)),
]);
const metricsIn = (expression) =>
  [...expression.matchAll(/\b(?:kmx|process|nodejs)_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''));

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr]),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
];

test('every metric of the dashboard and the alerts is exported', () => {
  for (const [name, expression] of expressions) {
    const used = metricsIn(expression);
    assert.ok(used.length > 0 || expression.startsWith('up{'), name);
    assert.deepEqual(
      used.filter((metric) => !exported.has(metric)),
      [],
      name,
    );
  }
});

test('every metric of the project is on the dashboard', () => {
  const shown = new Set(
    dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr))),
  );
  assert.deepEqual(
    [...exported].filter((metric) => !shown.has(metric)),
    [],
  );
});

test('every alert has a runbook entry with its meaning, diagnosis and remedy', () => {
  const entries = read('docs/runbook.md').split(/^## /m).slice(1);
  assert.deepEqual(
    entries.map((entry) => entry.split('\n')[0]).toSorted(),
    rules.map(({ alert }) => alert).toSorted(),
  );
  for (const entry of entries)
    for (const part of ['**Means** ', '**Look at** ', '**Do** '])
      assert.ok(entry.includes(`\n${part}`), entry);
  for (const { alert, annotations } of rules)
    assert.equal(annotations.runbook, `docs/runbook.md#${alert.toLowerCase()}`);
});

test('the alert for publications uses the number of notified addresses', () => {
  const { expr } = rules.find(({ alert }) => alert === 'KmxPublicationsWait');
  assert.ok(expr.endsWith(`> ${settings.SITE_REVALIDATE_URL.split(',').length}`));
});

test('Kubernetes allows only the monitoring namespace to read the metrics of each program', () => {
  for (const name of programs) {
    const resources = resourcesOf(name);
    const { template } = resources.find(({ kind }) => ['Deployment', 'StatefulSet'].includes(kind)).spec;
    const port = template.spec.containers[0].ports.find((one) => one.name === 'metrics').containerPort;
    assert.equal(String(port), settings.METRICS_PORT);
    assert.equal(template.metadata.annotations['prometheus.io/scrape'], 'true');
    assert.equal(template.metadata.annotations['prometheus.io/port'], settings.METRICS_PORT);
    const { ingress } = resources.find(({ kind }) => kind === 'NetworkPolicy').spec;
    for (const { from, ports } of ingress) {
      const isOfMetrics = ports.some((one) => one.port === 'metrics');
      const monitoring = [
        { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } },
      ];
      if (isOfMetrics) assert.deepEqual([from, ports.length], [monitoring, 1]);
      else assert.notDeepEqual(from, monitoring);
    }
    assert.equal(ingress.filter(({ ports }) => ports.some((one) => one.port === 'metrics')).length, 1);
    const services = resources.filter(({ kind }) => kind === 'Service');
    for (const { spec } of services) assert.ok(spec.ports.every((one) => one.name !== 'metrics'));
  }
});
