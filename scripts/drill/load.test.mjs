import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startLoad } from './load.mjs';

test('counts sent and failed requests by kind', async () => {
  let calls = 0;
  let finish;
  const isDone = new Promise((resolve) => {
    finish = resolve;
  });
  const send = async () => {
    calls += 1;
    if (calls === 2) throw new Error('status 502');
    if (calls === 5) finish();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const load = startLoad([
    { name: 'pages', send, clients: 1 },
    { name: 'forms', send: () => isDone, clients: 2 },
  ]);
  await isDone;
  const [pages, forms] = await load.stop();
  assert.deepEqual([pages.name, pages.sent, pages.failures], ['pages', calls, ['status 502']]);
  assert.deepEqual(forms.failures, []);
  assert.ok(forms.sent >= 2);
});
