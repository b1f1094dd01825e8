import { parseArgs } from 'node:util';
import { Problem, runMain, print, table } from './lib/output.mjs';
import { checkInstalled, checkNode } from './lib/preflight.mjs';
import { runSteps } from './lib/steps.mjs';

const help = (names) => `npm test [-- options]

  --only=a,b   run only these steps
  --skip=a,b   run all steps except these
  --list       describe the steps

Steps, in order: ${names.join(', ')}`;

const options = {
  only: { type: 'string' },
  skip: { type: 'string' },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

const splitNames = (text) => (text ? text.split(',').map((name) => name.trim()) : undefined);

function selectSteps(steps, { only, skip }) {
  const names = steps.map((step) => step.name);
  const unknown = [...(splitNames(only) ?? []), ...(splitNames(skip) ?? [])].filter(
    (name) => !names.includes(name),
  );
  if (unknown.length > 0) throw new Problem(`There is no step ${unknown.join(', ')}. ${help(names)}`);
  return steps.filter(
    ({ name }) => (splitNames(only)?.includes(name) ?? true) && !(splitNames(skip)?.includes(name) ?? false),
  );
}

await runMain(async () => {
  checkNode();
  checkInstalled();
  const { values } = parseArgs({ options });
  const { createContext, steps } = await import('./lib/testSteps.mjs');
  if (values.help) return print(help(steps.map(({ name }) => name)));
  if (values.list) return print(table(steps.map(({ name, title }) => [name, title])));
  const selected = selectSteps(steps, values);
  const context = createContext();
  try {
    return await runSteps(selected, context);
  } finally {
    await context.stop();
  }
});
