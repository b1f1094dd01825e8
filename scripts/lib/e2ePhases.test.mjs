import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { dependenciesOf, planPhases } from './e2ePhases.mjs';
import { inRoot } from './paths.mjs';
import { hasNoTests, summarisePhases } from './runPhases.mjs';

const projectsOf = ({ args }) =>
  args.filter((arg) => arg.startsWith('--project=')).map((arg) => arg.slice('--project='.length));
const plan = (...args) => planPhases(args).map((phase) => projectsOf(phase).join(' '));

/** `[arguments, projects of each phase]` */
const cases = [
  [[], ['sign-in', 'editor customer', 'failures-customer desktop mobile-390 nojs', 'failures']],
  [
    ['portalUsers.spec.ts'],
    ['sign-in', 'editor customer', 'failures-customer desktop mobile-390 nojs', 'failures'],
  ],
  [['--project=failures'], ['sign-in', 'failures']],
  [
    ['--project', 'nojs', '--project=customer'],
    ['sign-in', 'customer', 'nojs'],
  ],
  [['--project=customer', '--no-deps'], ['customer']],
  [['--project=customer', '--list'], ['customer']],
  [['--project=sign-in'], ['sign-in']],
];

for (const [args, phases] of cases) {
  test(`"${args.join(' ')}" runs ${phases.join(', then ')}`, () => assert.deepEqual(plan(...args), phases));
}

test('files and options are passed to every phase except the sign-in', () => {
  const [signIn, ...others] = planPhases(['portalUsers.spec.ts', '-g', 'invite']);
  assert.ok(!signIn.args.includes('portalUsers.spec.ts'));
  assert.equal(others.length, 3);
  for (const { args } of others) assert.deepEqual(args.slice(-3), ['portalUsers.spec.ts', '-g', 'invite']);
});

test('phases do not skip each other, and write their results to different folders', () => {
  const phases = planPhases([]);
  assert.ok(phases.every(({ args }) => args.includes('--no-deps')));
  const folders = phases.flatMap(({ args }) => args.filter((arg) => arg.startsWith('--output=')));
  assert.equal(new Set(folders).size, phases.length);
});

test('an unknown project is rejected', () =>
  assert.throws(() => planPhases(['--project=mobile']), /There is no project mobile\. Projects: sign-in, /));

test('every project of the configuration is in a phase', () => {
  const source = readFileSync(inRoot('playwright.config.ts'), 'utf8');
  const configured = [...source.matchAll(/name: '([^']+)'/g)].map(([, name]) => name);
  assert.deepEqual(planPhases([]).flatMap(projectsOf).sort(), configured.sort());
});

test('a project depends on all projects of the phase before', () => {
  assert.deepEqual(dependenciesOf('sign-in'), []);
  assert.deepEqual(dependenciesOf('customer'), ['sign-in']);
  assert.deepEqual(dependenciesOf('desktop'), ['editor', 'customer']);
  assert.deepEqual(dependenciesOf('failures'), ['failures-customer', 'desktop', 'mobile-390', 'nojs']);
});

test('the summary ends with what failed in all phases, also outside the tests', () => {
  const phase = { isPassed: true, took: 1000, durations: [], failed: [], flaky: [], errors: [] };
  const summary = summarisePhases([
    { ...phase, name: 'first', isPassed: false, failed: ['[editor] a.spec.ts:1 › a'] },
    { ...phase, name: 'second', flaky: ['[desktop] b.spec.ts:2 › b'], errors: ['Worker process exited'] },
  ]);
  assert.match(
    summary,
    /first +FAILED[^]*second +passed[^]*Passed the second time[^]*› b[^]*Errors[^]*exited[^]*Failed tests\n\n.*› a$/,
  );
});

test('a selection without tests is reported, except of a phase that failed or has another reporter', () => {
  const signIn = { name: 'sign-in', isReported: true, durations: [{}] };
  const empty = { name: 'first', isReported: true, durations: [] };
  assert.equal(hasNoTests([signIn, empty]), true);
  assert.equal(hasNoTests([signIn]), false);
  assert.equal(hasNoTests([signIn, empty, { ...empty, durations: [{}] }]), false);
  assert.equal(hasNoTests([signIn, { ...empty, isReported: false }]), false);
});
