import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { planPhases, resultsFolder } from './e2ePhases.mjs';
import { printDurations } from './fileTimesReporter.mjs';
import { Problem, bold, duration, green, print, red, table } from './output.mjs';
import { bin, inRoot } from './paths.mjs';
import { run } from './run.mjs';

const emptyReport = { durations: [], failed: [], flaky: [], errors: [] };

/** Reads what the reporter has written for a phase: nothing if the phase ended early or has another reporter. */
function readReport(file) {
  try {
    return { ...JSON.parse(readFileSync(file, 'utf8')), isReported: true };
  } catch {
    return { ...emptyReport, isReported: false };
  }
}

async function runPhase({ name, args }) {
  const report = inRoot(resultsFolder, `${name}.json`);
  const start = Date.now();
  print(`\n${bold(`Phase: ${name}`)}`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const env = { ...process.env, PHASE_REPORT: report };
  let isPassed = true;
  try {
    await run(bin('playwright'), ['test', ...args], { env });
  } catch {
    isPassed = false;
  }
  return { name, isPassed, took: Date.now() - start, ...readReport(report) };
}

const describeList = (title, lines) =>
  lines.length === 0 ? [] : [`\n${title}\n`, ...lines.map((line) => `  ${line}`)];

/** Describes the phases, and at the end what failed. */
export function summarisePhases(results) {
  const rows = results.map(({ name, isPassed, took, durations }) => [
    name,
    `${isPassed ? green('passed') : red('FAILED')}  ${duration(took)}  (${durations.length} runs)`,
  ]);
  return [
    `\n${bold('Phases of the end-to-end tests')}\n`,
    table(rows),
    ...describeList(
      'Passed the second time',
      results.flatMap(({ flaky }) => flaky),
    ),
    ...describeList(
      'Errors outside the tests',
      results.flatMap(({ errors }) => errors),
    ),
    ...describeList(
      'Failed tests',
      results.flatMap(({ failed }) => failed),
    ),
  ].join('\n');
}

/** True if the files or titles of the arguments match no test, which is probably misspelt. */
export function hasNoTests(results) {
  const selected = results.filter(({ name }) => name !== 'sign-in');
  return (
    selected.length > 0 && selected.every(({ isReported, durations }) => isReported && durations.length === 0)
  );
}

/** Runs the selected tests phase by phase, whatever fails. Returns whether all passed, and a summary. */
export async function runPhases(args = []) {
  const results = [];
  for (const phase of planPhases(args)) results.push(await runPhase(phase));
  printDurations(results.flatMap(({ durations }) => durations));
  if (args.includes('--list')) return { isPassed: results.every(({ isPassed }) => isPassed), summary: '' };
  if (hasNoTests(results)) throw new Problem(`No tests match ${args.join(' ')}.`);
  const summary = summarisePhases(results);
  print(`${summary}\n`);
  return { isPassed: results.every(({ isPassed }) => isPassed), summary };
}
