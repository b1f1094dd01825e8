import { Problem, bold, duration, faint, green, red, print, table } from './output.mjs';

async function runStep(step, context) {
  const start = Date.now();
  print(`\n${bold(`━━ ${step.title}`)} ${faint(`(${step.name})`)}`);
  try {
    await step.run(context);
    return { step, isPassed: true, took: Date.now() - start };
  } catch (error) {
    print(red(error instanceof Problem ? error.message : (error.stack ?? String(error))));
    return { step, isPassed: false, took: Date.now() - start, tail: error.tail };
  }
}

/** Repeats the end of the output of failed steps, which is far above the summary in a long log. */
function repeatFailures(results) {
  for (const { step, tail } of results) {
    if (tail) print(`\n${bold(`━━ End of the output of "${step.title}"`)}\n\n${tail}`);
  }
}

function summarise(results, took) {
  const rows = results.map(({ step, isPassed, took: stepTook }) => [
    step.title,
    `${isPassed ? green('passed') : red('FAILED')}  ${faint(duration(stepTook))}`,
  ]);
  const passed = results.filter(({ isPassed }) => isPassed).length;
  print(`\n${bold('Summary')}\n\n${table([...rows, ['Total', duration(took)]])}\n`);
  print(`${passed} passed, ${results.length - passed} failed`);
  return passed === results.length ? 0 : 1;
}

/** Runs all steps, even after a failure, and prints a summary with durations. Returns the exit code. */
export async function runSteps(steps, context) {
  const start = Date.now();
  const results = [];
  for (const step of steps) results.push(await runStep(step, context));
  if (!process.stdout.isTTY) repeatFailures(results);
  return summarise(results, Date.now() - start);
}
