import { bin } from './paths.mjs';
import { run } from './run.mjs';

/** The rules read types, which one process cannot hold for the whole repository: each part loads those of its own. */
const parts = [
  ['packages/site', 'packages/portal', 'packages/codegen'],
  ['packages/blocks', 'packages/design-system'],
  ['packages/core', 'services/content'],
  ['services/customer', 'services/identity', 'services/product', 'services/toolkit'],
];
const everythingElse = ['.', ...parts.flat().flatMap((folder) => ['--ignore-pattern', `${folder}/**`])];

const lint = (targets) =>
  run(bin('eslint'), [...targets, '--max-warnings', '0'], {
    env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=6144' },
    what: `eslint ${targets[0]}`,
  });

/** Lints every file, two parts at a time; throws a Problem when a rule is broken. */
export async function lintAll() {
  const waiting = [...parts, everythingElse];
  const failures = [];
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift())
      await lint(part).catch((error) => failures.push(error));
  };
  await Promise.all([work(), work()]);
  if (failures.length > 0) throw failures[0];
}
