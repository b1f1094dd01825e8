import path from 'node:path';
import type { BenchmarkResult, RunnerTask } from 'vitest';
import { defineConfig } from 'vitest/config';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

interface Line {
  group: string;
  name: string;
  result: BenchmarkResult;
}

/** Benchmarks of a file or group, with the name of their `describe`. */
function linesOf(task: RunnerTask, group: string): Line[] {
  if (task.type === 'test') {
    const result = task.result?.benchmark;
    if (result?.error) console.error(`${task.name}: ${String(result.error)}`);
    return result?.sampleCount ? [{ group, name: task.name, result }] : [];
  }
  return task.tasks.flatMap((below) => linesOf(below, below.type === 'suite' ? below.name : group));
}

const milliseconds = (value: number) => (value < 0.1 ? value.toFixed(5) : value.toFixed(2));

/** 95th percentile. */
const p95 = (samples: readonly number[]): number =>
  samples.toSorted((one, other) => one - other)[Math.ceil(samples.length * 0.95) - 1] ?? NaN;

const cellsOf = ({ name, result }: Line): string[] => [
  `  ${name}`,
  milliseconds(result.median),
  milliseconds(p95(result.samples)),
  milliseconds(result.p99),
  milliseconds(result.max),
  milliseconds(result.mean),
  result.hz >= 100 ? Math.round(result.hz).toLocaleString('en') : result.hz.toFixed(1),
  String(result.sampleCount),
];

const head = ['', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'mean ms', 'per second', 'runs'];

/**
 * Table of all results: p50, p95, p99, maximum and mean in milliseconds, and the operations of one caller in a second.
 */
function writeTable(lines: readonly Line[]): string {
  const rows = lines.map(cellsOf);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const write = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const text = lines.flatMap(({ group }, index) => {
    const row = write(rows[index] ?? []);
    return lines[index - 1]?.group === group ? [row] : ['', group, row];
  });
  return [write(head), ...text].join('\n');
}

class TableReporter implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onUserConsoleLog({ content }: { content: string }): void {
    process.stdout.write(content);
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly { message: string; stack?: string }[],
  ): void {
    const files = this.vitest?.state.getFiles() ?? [];
    const lines = files.flatMap((file) => linesOf(file, file.name));
    for (const error of [...unhandled, ...modules.flatMap((module) => module.errors())])
      console.error(error.stack ?? error.message);
    console.log(lines.length > 0 ? `\n${writeTable(lines)}\n` : 'Nothing was measured.');
  }
}

/** `npm run bench`, or `npm run bench -- product` for the files of that name. */
export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  test: {
    environment: 'node',
    include: [],
    // Parallel benchmarks would slow each other down.
    fileParallelism: false,
    benchmark: { include: ['bench/**/*.bench.ts'], includeSamples: true, reporters: [new TableReporter()] },
  },
});
