import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { Problem } from '../lib/output.mjs';
import { inRoot } from '../lib/paths.mjs';
import { applyFault } from './applyFault.mjs';
import { checkTools, parseEndToEndTarget } from './checkTools.mjs';
import { faults, kindOf, packageOf } from './faults.mjs';
import { decideOutcome, readPlaywrightReport, readTap, readTestReport } from './readReports.mjs';

for (const fault of faults) {
  test(`${fault.id} applies to the current source`, () => {
    const source = readFileSync(inRoot(fault.file), 'utf8');
    assert.notEqual(applyFault(source, fault), source);
  });
}

test('every check of a fault has an existing tool and target', () => {
  const wrong = faults.flatMap(({ id, checks }) =>
    Object.entries(checks).flatMap(([tool, targets]) =>
      targets.filter((target) => !isTarget(tool, target)).map((target) => `${id}: ${tool} ${target}`),
    ),
  );
  assert.deepEqual(wrong, []);
  assert.deepEqual(
    faults.filter(({ checks }) => Object.values(checks).flat().length === 0),
    [],
  );
});

function isTarget(tool, target) {
  if (!(tool in checkTools)) return false;
  if (tool === 'codegen') return existsSync(inRoot('packages/codegen/schemas', `${target}.graphql`));
  return existsSync(inRoot(tool === 'e2e' ? `e2e/${parseEndToEndTarget(target).spec}` : target));
}

test('ids are unique, every package and service has a fault, and few need the whole product', () => {
  assert.equal(new Set(faults.map(({ id }) => id)).size, faults.length);
  const folders = ['packages', 'services'].flatMap((parent) =>
    readdirSync(inRoot(parent)).map((name) => `${parent}/${name}`),
  );
  const reached = new Set(faults.map(packageOf));
  assert.deepEqual(
    folders.filter((folder) => !reached.has(folder)),
    [],
  );
  assert.ok(faults.filter((fault) => kindOf(fault) === 'e2e').length <= 10);
});

test('rejects a missing or ambiguous text', () => {
  const fault = { id: 'x', file: 'x.ts', find: 'a', replace: '$&' };
  assert.throws(() => applyFault('b', fault), Problem);
  assert.throws(() => applyFault('a a', fault), /occurs 2 times in x\.ts/);
  assert.equal(applyFault('cab', fault), 'c$&b');
});

const testReport = (status, assertions, message = '') => ({
  testResults: [{ name: '/x.test.ts', status, message, assertionResults: assertions }],
});

test('reports a test file that could not be loaded as broken, not failed', () => {
  const read = (report) => readTestReport({ report, output: '' }, '/x.test.ts').status;
  assert.equal(
    read(testReport('failed', [{ status: 'passed' }, { status: 'failed', title: 't' }])),
    'failed',
  );
  assert.equal(read(testReport('failed', [], 'Cannot find module')), 'broken');
  assert.equal(read(testReport('passed', [{ status: 'passed' }])), 'passed');
  assert.equal(read(undefined), 'broken');
});

test('reports a script test that could not be loaded as broken, not failed', () => {
  assert.equal(readTap('not ok 1 - a wrong port is named\nok 2 - x').status, 'failed');
  assert.equal(readTap('not ok 1 - /root/scripts/lib/env.test.mjs').status, 'broken');
  assert.equal(readTap('ok 1 - x').status, 'passed');
  assert.equal(readTap('').status, 'broken');
});

test('reports a stack that did not start as broken, not failed', () => {
  const spec = (status) => ({
    title: 't',
    file: 'a.spec.ts',
    tests: [{ projectName: 'desktop', status }],
  });
  const read = (report) =>
    readPlaywrightReport({ report, output: '' }, { project: 'desktop', spec: 'a.spec.ts' }).status;
  const suite = (...specs) => ({ suites: [{ specs: [], suites: [{ specs }] }] });
  assert.equal(read(suite(spec('expected'), spec('unexpected'))), 'failed');
  assert.equal(read(suite(spec('expected'), spec('skipped'))), 'passed');
  assert.equal(read({ suites: [], errors: [{ message: 'no stack' }] }), 'broken');
});

test('a single failed check catches a fault, but a broken one proves nothing', () => {
  const outcome = (...statuses) => decideOutcome(statuses.map((status) => ({ status })));
  assert.equal(outcome('passed', 'failed'), 'caught');
  assert.equal(outcome('passed', 'broken'), 'could not run');
  assert.equal(outcome('passed', 'passed'), 'NOT CAUGHT');
});
