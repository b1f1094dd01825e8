/**
 * Result of a check: `failed` in an assertion, or `broken` if it could not run, which proves nothing.
 * @typedef {{ status: 'passed' | 'failed' | 'broken', detail?: string }} Finding
 */

const linesOf = (text = '') => text.split('\n').filter((line) => line.trim() !== '');
const firstLine = (text) => linesOf(text)[0] ?? 'there was no output';
const lastLine = (text) => linesOf(text).at(-1) ?? 'there was no output';

/** Reads the JSON report of Vitest, for one test file by its absolute path. */
export function readTestReport({ report, output }, file) {
  if (!report) return { status: 'broken', detail: lastLine(output) };
  const result = report.testResults.find(({ name }) => name === file);
  if (!result) return { status: 'broken', detail: 'the test file did not run' };
  const failed = result.assertionResults.find(({ status }) => status === 'failed');
  if (failed) return { status: 'failed', detail: failed.fullName ?? failed.title };
  if (result.status === 'failed' || result.assertionResults.length === 0)
    // The first line only reports the failure.
    return { status: 'broken', detail: linesOf(result.message)[1]?.trim() ?? 'no test ran' };
  return { status: 'passed' };
}

/** Reads the TAP of `node --test` for one file. A file that cannot be loaded is reported as a failed test with its file name. */
export function readTap(output) {
  const failed = [...output.matchAll(/^\s*not ok \d+ - (.*)$/gm)].map(([, name]) => name.trim());
  const test = failed.find((name) => !name.endsWith('.test.mjs'));
  if (test) return { status: 'failed', detail: test };
  return failed.length > 0 || !/^\s*ok \d+ - /m.test(output)
    ? { status: 'broken', detail: firstLine(output) }
    : { status: 'passed' };
}

const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

/** Reads Playwright's JSON report for one spec file and project. Without tests the stack did not start. */
export function readPlaywrightReport({ report, output }, { spec, project }) {
  if (!report) return { status: 'broken', detail: lastLine(output) };
  const tests = report.suites
    .flatMap(specsOf)
    .filter(({ file }) => file === spec)
    .flatMap(({ title, tests: ofSpec }) => ofSpec.map((test) => ({ ...test, title })))
    .filter(({ projectName }) => projectName === project);
  const failed = tests.find(({ status }) => status === 'unexpected');
  if (failed) return { status: 'failed', detail: failed.title };
  if (tests.some(({ status }) => status === 'expected' || status === 'flaky')) return { status: 'passed' };
  return { status: 'broken', detail: firstLine(report.errors?.[0]?.message ?? 'no test ran') };
}

export function decideOutcome(findings) {
  if (findings.some(({ status }) => status === 'failed')) return 'caught';
  return findings.some(({ status }) => status === 'broken') ? 'could not run' : 'NOT CAUGHT';
}
