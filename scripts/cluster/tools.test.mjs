import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeMissing } from './tools.mjs';

test('lists the missing programs in one sentence', () => {
  assert.equal(
    describeMissing(['nginx', 'redis-server']),
    'A cluster needs programs that are not installed: on Debian, apt-get install nginx redis-server.',
  );
});
