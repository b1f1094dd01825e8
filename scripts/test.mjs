import { parseArgs } from 'node:util';
import { checkInstalled, checkNode } from './lib/preflight.mjs';
import { Problem, bold, duration, faint, green, red, runMain, say, table } from './lib/say.mjs';

const help = (names) => `npm test [-- options]

  --only=a,b   run these steps alone
  --skip=a,b   run all but these
  --list       say what each step is

Steps, in their order: ${names.join(', ')}`;

const options = {
  only: { type: 'string' },
  skip: { type: 'string' },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

const words = (text) => (text ? text.split(',').map((word) => word.trim()) : undefined);

function choose(steps, { only, skip }) {
  const names = steps.map((step) => step.name);
  const unknown = [...(words(only) ?? []), ...(words(skip) ?? [])].filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Problem(`There is no step ${unknown.join(', ')}. ${help(names)}`);
  return steps.filter(
    ({ name }) => (words(only)?.includes(name) ?? true) && !(words(skip)?.includes(name) ?? false),
  );
}

async function runStep(step, context) {
  const start = Date.now();
  say(`\n${bold(`━━ ${step.title}`)} ${faint(`(${step.name})`)}`);
  try {
    await step.run(context);
    return { step, isPassed: true, took: Date.now() - start };
  } catch (error) {
    say(red(error instanceof Problem ? error.message : (error.stack ?? String(error))));
    return { step, isPassed: false, took: Date.now() - start };
  }
}

function summarise(results) {
  const rows = results.map(({ step, isPassed, took }) => [
    step.title,
    `${isPassed ? green('passed') : red('FAILED')}  ${faint(duration(took))}`,
  ]);
  const passed = results.filter(({ isPassed }) => isPassed).length;
  say(`\n${bold('Summary')}\n\n${table(rows)}\n`);
  say(`${passed} passed, ${results.length - passed} failed`);
  return passed === results.length ? 0 : 1;
}

await runMain(async () => {
  checkNode();
  checkInstalled();
  const { values } = parseArgs({ options });
  const { createContext, steps } = await import('./lib/testSteps.mjs');
  if (values.help) return say(help(steps.map(({ name }) => name)));
  if (values.list) return say(table(steps.map(({ name, title }) => [name, title])));
  const chosen = choose(steps, values);
  const context = createContext();
  const results = [];
  try {
    for (const step of chosen) results.push(await runStep(step, context));
  } finally {
    await context.stop();
  }
  return summarise(results);
});
