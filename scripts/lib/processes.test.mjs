import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';

const script = `
  import { closeAll, onStopSignal, spawnGroup } from './scripts/lib/processes.mjs';
  onStopSignal(async (signal) => {
    await closeAll();
    process.exit(signal === 'SIGHUP' ? 7 : 1);
  });
  const child = spawnGroup('sleep', ['300']);
  console.log(child.pid);
  setInterval(() => console.log('still running'), 20);
`;

test('programs end with a script whose output is closed', async () => {
  const runner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: new URL('../..', import.meta.url),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [pid] = await once(createInterface({ input: runner.stdout }), 'line');
  const exit = once(runner, 'exit');
  runner.stdout.destroy();
  assert.deepEqual(await exit, [7, null]);
  assert.throws(() => process.kill(-Number(pid), 0), { code: 'ESRCH' });
});
