import path from 'node:path';
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

/**
 * Playwright reporter that prints the duration of the tests of each project and file at the end. The figures are sums over
 * all workers, including retries, so they add up to more than the elapsed time.
 */
export default class FileTimesReporter {
  #results = [];

  onTestEnd(test, { duration: milliseconds }) {
    const project = test.parent.project()?.name ?? '';
    this.#results.push({ file: path.basename(test.location.file), project, milliseconds });
  }

  onEnd() {
    if (this.#results.length === 0) return;
    const by = (nameOf) =>
      table(rows(sumByName(this.#results.map((each) => ({ name: nameOf(each), ...each })))));
    print('\nDuration of the tests, summed over the workers\n');
    print(`${by(({ project }) => project)}\n`);
    print(`${by(({ file, project }) => `${file} [${project}]`)}\n`);
  }

  printsToStdio() {
    return false;
  }
}
