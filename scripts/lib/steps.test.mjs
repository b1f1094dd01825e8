import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './run.mjs';
import { runSteps } from './steps.mjs';

/** Captures the standard output of `work`, which is not a terminal in tests. */
async function captureOutput(t, work) {
  const written = [];
  const mock = t.mock.method(process.stdout, 'write', (text) => written.push(String(text)) > 0);
  try {
    await work();
  } finally {
    mock.mock.restore();
  }
  return written.join('');
}

const failing = (script) => ({
  name: 'broken',
  title: 'A broken step',
  run: () => run('node', ['-e', script], { what: 'the program' }),
});

test('repeats the end of the output of a failed step in the summary', async (t) => {
  const quiet = {
    name: 'long',
    title: 'A long step',
    run: () => run('node', ['-e', 'console.log("noise")']),
  };
  let code;
  const output = await captureOutput(t, async () => {
    code = await runSteps([failing('console.log("expected 1, received 2"); process.exit(3)'), quiet], {});
  });
  assert.equal(code, 1);
  const afterNoise = output.slice(output.indexOf('noise'));
  assert.match(afterNoise, /expected 1, received 2/);
  assert.match(afterNoise, /A broken step +FAILED/);
  assert.match(output, /the program failed \(exit code 3\)/);
});
