import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { duration, print, table } from './output.mjs';

/** Sums durations by name, in descending order. */
export function sumByName(entries) {
  const sums = new Map();
  for (const { name, milliseconds } of entries) {
    const { total = 0, runs = 0 } = sums.get(name) ?? {};
    sums.set(name, { total: total + milliseconds, runs: runs + 1 });
  }
  return [...sums].map(([name, sum]) => ({ name, ...sum })).sort((one, other) => other.total - one.total);
}

const rows = (sums) =>
  sums.map(({ name, total, runs }) => [name, `${duration(total)}  (${runs} ${runs === 1 ? 'run' : 'runs'})`]);

export function printDurations(durations) {
  if (durations.length === 0) return;
  const by = (nameOf) => table(rows(sumByName(durations.map((each) => ({ name: nameOf(each), ...each })))));
  print('\nDuration of the tests, summed over the workers\n');
  print(`${by(({ project }) => project)}\n`);
  print(`${by(({ file, project }) => `${file} [${project}]`)}\n`);
}

/** `[desktop] everyPage.spec.ts:70 › title of the group › title of the test`. */
function describeTest(test) {
  const [, project, , ...titles] = test.titlePath();
  return `[${project}] ${path.basename(test.location.file)}:${test.location.line} › ${titles.join(' › ')}`;
}

/** The first line of an error, without the colours of a terminal. */
const firstLine = (text) => stripVTControlCharacters(text).trim().split('\n')[0];

/** `[desktop] everyPage.spec.ts:70 › title: expected 200, received 500`. */
function describeFailure(test) {
  const { message } = test.results.flatMap(({ errors }) => errors).at(-1) ?? {};
  return message ? `${describeTest(test)}: ${firstLine(message)}` : describeTest(test);
}

/**
 * Playwright reporter that prints the duration of the tests of each project and file at the end. The figures are sums over
 * all workers, including retries, so they add up to more than the elapsed time. If PHASE_REPORT is a path, they are written
 * there instead, with what failed, for a summary of all phases.
 */
export default class FileTimesReporter {
  #durations = [];
  #tests = new Set();
  #errors = [];

  /** Errors of no test, such as a worker process that ends: they fail the run, too. */
  onError({ message, value }) {
    this.#errors.push(firstLine(message ?? value ?? 'An error without a message'));
  }

  onTestEnd(test, { duration: milliseconds }) {
    const project = test.parent.project()?.name ?? '';
    this.#durations.push({ file: path.basename(test.location.file), project, milliseconds });
    this.#tests.add(test);
  }

  onEnd() {
    const file = process.env.PHASE_REPORT;
    if (!file) return printDurations(this.#durations);
    const withOutcome = (outcome) => [...this.#tests].filter((test) => test.outcome() === outcome);
    const report = {
      durations: this.#durations,
      failed: withOutcome('unexpected').map(describeFailure),
      flaky: withOutcome('flaky').map(describeTest),
      errors: this.#errors,
    };
    return writeFileSync(file, JSON.stringify(report));
  }

  printsToStdio() {
    return false;
  }
}
