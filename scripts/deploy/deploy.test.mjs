import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { createNginxConfig } from '../cluster/nginxConfig.mjs';
import { replicas } from '../cluster/topology.mjs';
import { readSettings } from '../lib/env.mjs';
import { inRoot } from '../lib/paths.mjs';
import { describeServices } from '../lib/services.mjs';
import { readDockerfile } from './readDockerfile.mjs';

const read = (file) => readFileSync(inRoot('deploy', file), 'utf8');
const programs = Object.keys(replicas);
const services = describeServices(readSettings({}), {});
const stages = readDockerfile(read('Dockerfile'));
const compose = parse(read('compose.yaml'), { merge: true });
const isRealBase = (base) => !Object.hasOwn(stages, base);
const lastOf = (stage, name) => stage.instructions.findLast((one) => one.name === name)?.value;

const documentsOf = (file) => {
  const documents = parseAllDocuments(read(path.join('kubernetes', file)));
  assert.deepEqual(
    documents.flatMap(({ errors }) => errors),
    [],
  );
  return documents.map((document) => document.toJS());
};
const kustomization = parse(read('kubernetes/kustomization.yaml'));
const resources = kustomization.resources.flatMap(documentsOf);
const find = (kind, name) => resources.find((one) => one.kind === kind && one.metadata.name === name);
const findWorkload = (name) => find('Deployment', name) ?? find('StatefulSet', name);
const known = new Set(
  [...readFileSync(inRoot('.env.example'), 'utf8').matchAll(/^([A-Z]\w+)=/gm)].map(([, name]) => name),
);
/** Variables that are not in .env.example: those of the store's SDK, and internal addresses. */
const others = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'IDENTITY_ISSUER', 'IDENTITY_ADMIN_URL'];
const unknownOf = (names) => names.filter((name) => !known.has(name) && !others.includes(name));

test('an image starts its program in the folder and with the command of the cluster', () => {
  for (const name of programs) {
    const [command, args] = services[name].production;
    assert.deepEqual(JSON.parse(lastOf(stages[name], 'CMD')), [command, ...args], name);
    assert.equal(lastOf(stages[name], 'WORKDIR'), `/app/${path.relative(inRoot(), services[name].cwd)}`);
  }
});

test('an image has no build tools and does not run as root', () => {
  const { runtime } = stages;
  assert.ok(isRealBase(runtime.base) && runtime.base.endsWith('-slim'));
  assert.match(lastOf(runtime, 'RUN'), /rm -rf \S*node_modules .*npm/);
  assert.equal(lastOf(runtime, 'USER'), 'node');
  for (const name of programs) {
    const { base, instructions } = stages[name];
    assert.equal(base, 'runtime');
    const used = new Set(instructions.map((one) => one.name));
    assert.deepEqual([...used].toSorted(), ['CMD', 'COPY', 'ENV', 'EXPOSE', 'HEALTHCHECK', 'WORKDIR'], name);
  }
});

test('an image checks its own port for liveness', () => {
  for (const name of programs) {
    assert.equal(Number(lastOf(stages[name], 'EXPOSE')), services[name].port.port);
    assert.ok(lastOf(stages[name], 'HEALTHCHECK').includes(`127.0.0.1:${services[name].port.port}/healthz`));
  }
});

test('images use the Node version of .nvmrc', () => {
  const version = readFileSync(inRoot('.nvmrc'), 'utf8').trim();
  for (const { base } of Object.values(stages))
    if (isRealBase(base)) assert.ok(base.startsWith(`node:${version}.`), base);
});

test('nginx forwards requests as in the cluster', () => {
  const rulesOf = (text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(
        (line) =>
          /^(proxy_|keepalive|client_max)/.test(line) && !/temp_path|X-Forwarded|proxy_pass/.test(line),
      );
  const rules = new Set(rulesOf(createNginxConfig([{ name: 'content', port: 1, ports: [2] }])));
  assert.deepEqual([...new Set(rulesOf(read('nginx.conf')))].toSorted(), [...rules].toSorted());
});

test('nginx and the ingress accept the files of editors, and wait for their scan, at the content host only', () => {
  const [defaults, ...servers] = read('nginx.conf').split(/^ {2}server \{$/m);
  const sizeIn = (text) => /client_max_body_size (\w+);/.exec(text)?.[1];
  const bySize = servers.map((text) => [/server_name (\w+)/.exec(text)?.[1], sizeIn(text)]);
  assert.equal(sizeIn(defaults), '110m');
  assert.deepEqual(
    bySize.filter(([, size]) => size !== undefined),
    [['content', '210m']],
  );
  const settings = readFileSync(inRoot('services/content/src/files/uploadSettings.ts'), 'utf8');
  assert.match(settings, /maxFileBytes = 200 \* megabyte/);
  const ingresses = resources.filter(({ kind }) => kind === 'Ingress');
  const byHost = ingresses.flatMap(({ metadata: { annotations }, spec }) =>
    spec.rules.map(({ host }) => [
      host,
      annotations['nginx.ingress.kubernetes.io/proxy-body-size'],
      annotations['nginx.ingress.kubernetes.io/proxy-read-timeout'],
    ]),
  );
  assert.deepEqual(byHost, [
    ['www.example.com', '110m', undefined],
    ['login.example.com', '110m', undefined],
    ['content.example.com', '210m', '180'],
  ]);
});

test('uploads in progress are on a disk, separate for each process', () => {
  const folder = /CMS_DATA_DIR=(\S+)/.exec(lastOf(stages.content, 'ENV'))[1];
  for (const name of ['content-1', 'content-2']) {
    const { tmpfs, volumes } = compose.services[name];
    assert.ok(!tmpfs.some((mount) => folder.startsWith(mount.split(':')[0])), name);
    assert.deepEqual(volumes, ['/data']);
  }
  assert.ok(folder.startsWith('/data/'));
  const body = /client_body_temp_path (\S+);/.exec(read('nginx.conf'))[1];
  assert.ok(compose.services.nginx.volumes.includes(`nginx:${path.dirname(body)}`));
  const { volumes } = findWorkload('content').spec.template.spec;
  const { emptyDir } = volumes.find(({ name }) => name === 'data');
  assert.deepEqual([emptyDir.medium, emptyDir.sizeLimit], [undefined, '10Gi']);
});

test('nginx lists every process of the compose file', () => {
  const servers = [...read('nginx.conf').matchAll(/^ +server (\S+) /gm)].map(([, server]) => server);
  const expected = programs.flatMap((name) =>
    Array.from({ length: replicas[name] }, (_, index) => `${name}-${index + 1}:${services[name].port.port}`),
  );
  assert.deepEqual(servers.toSorted(), expected.toSorted());
});

test('the compose file runs the same number of processes as the cluster, without privileges', () => {
  for (const name of programs)
    for (let index = 1; index <= replicas[name]; index += 1) {
      const service = compose.services[`${name}-${index}`];
      assert.equal(service.build.target, name);
      assert.deepEqual([service.read_only, service.cap_drop], [true, ['ALL']]);
      assert.deepEqual(unknownOf(Object.keys(service.environment)), [], name);
    }
  const addresses = [1, 2, 3].map((index) => `http://site-${index}:3000/api/revalidate`).join(',');
  assert.equal(compose.services['content-2'].environment.SITE_REVALIDATE_URL, addresses);
});

test('every variable of the compose file is in its .env.example', () => {
  const variables = [...read('compose.yaml').matchAll(/\$\{(\w+):?[?-]/g)].map(([, name]) => name);
  const example = read('.env.example');
  assert.deepEqual(
    [...new Set(variables)].filter((name) => !example.includes(`\n${name}=`)),
    [],
  );
});

test('Kubernetes runs each program unprivileged, and probes liveness and readiness', () => {
  for (const name of programs) {
    const { spec } = findWorkload(name);
    const { containers, securityContext } = spec.template.spec;
    const [container] = containers;
    assert.equal(securityContext.runAsNonRoot, true);
    assert.deepEqual(container.securityContext, {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    assert.equal(container.ports[0].containerPort, services[name].port.port);
    assert.equal(container.livenessProbe.httpGet.path, '/healthz');
    assert.equal(container.readinessProbe.httpGet.path, '/readyz');
    assert.ok(kustomization.images.some((image) => image.name === container.image));
    assert.equal(spec.selector.matchLabels['app.kubernetes.io/name'], name);
  }
});

test('Kubernetes has a service, a budget, an autoscaler and a network policy for each program', () => {
  for (const name of programs) {
    const { spec, kind } = findWorkload(name);
    assert.equal(spec.replicas, replicas[name]);
    assert.equal(find('Service', name).spec.ports[0].port, services[name].port.port);
    assert.equal(find('PodDisruptionBudget', name).spec.maxUnavailable, 1);
    const { scaleTargetRef, minReplicas } = find('HorizontalPodAutoscaler', name).spec;
    assert.deepEqual([scaleTargetRef.kind, scaleTargetRef.name, minReplicas], [kind, name, replicas[name]]);
    assert.ok(find('NetworkPolicy', name).spec.ingress[0].from.length > 0);
  }
});

test('Kubernetes notifies every process of the site that the autoscaler may start', () => {
  const { data } = find('ConfigMap', 'kmx');
  const { maxReplicas } = find('HorizontalPodAutoscaler', 'site').spec;
  const addresses = Array.from(
    { length: maxReplicas },
    (_, index) => `http://site-${index}.${findWorkload('site').spec.serviceName}:3000/api/revalidate`,
  );
  assert.deepEqual(data.SITE_REVALIDATE_URL.split(','), addresses);
  assert.deepEqual(unknownOf(Object.keys(data)), []);
});

test('a program on Kubernetes has the same secrets as in the compose file', () => {
  const settings = Object.keys(find('ConfigMap', 'kmx').data);
  for (const name of programs) {
    const [{ env }] = findWorkload(name).spec.template.spec.containers;
    for (const one of env) {
      const isOptional = one.name === 'EDITOR_PASSWORD' || one.name.startsWith('MAIL_REPLY_');
      const optional = isOptional && { optional: true };
      assert.deepEqual(one.valueFrom.secretKeyRef, { name: 'kmx', key: one.name, ...optional });
    }
    const inCompose = Object.keys(compose.services[`${name}-1`].environment);
    assert.deepEqual(
      env.map((one) => one.name).toSorted(),
      inCompose.filter((variable) => !settings.includes(variable)).toSorted(),
      name,
    );
  }
});

test('nginx repeats only read-only requests that may have been received', () => {
  const config = (name) => createNginxConfig([{ name, port: 1, ports: [2, 3] }]);
  for (const name of programs)
    assert.equal(
      config(name).includes('non_idempotent'),
      ['content', 'product', 'search'].includes(name),
      name,
    );
  for (const name of ['content', 'product']) {
    const schema = readFileSync(inRoot(`packages/codegen/schemas/${name}.graphql`), 'utf8');
    assert.doesNotMatch(schema, /^(extend )?type Mutation/m);
  }
});
