import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describePackages, listPackages } from './notices.mjs';

const list = (packages) => describePackages(listPackages({ packages }));

test('lists each version of the runtime dependencies once, in order', () => {
  const packages = {
    '': { name: 'root' },
    'node_modules/@kmx/core': { link: true, resolved: 'packages/core' },
    'node_modules/zod': { version: '4.0.0', license: 'MIT' },
    'node_modules/vitest': { version: '4.1.12', license: 'MIT', dev: true },
    'node_modules/a': { version: '1.0.0', license: 'ISC' },
    'packages/core/node_modules/@scope/a': { version: '2.0.0', license: 'Apache-2.0' },
    'services/product/node_modules/a': { version: '1.0.0', license: 'ISC' },
  };
  assert.equal(list(packages), '@scope/a@2.0.0  Apache-2.0\na@1.0.0  ISC\nzod@4.0.0  MIT\n');
});

test('rejects a package without a licence', () =>
  assert.throws(() => list({ 'node_modules/a': { version: '1.0.0' } }), /a has no licence field/));
