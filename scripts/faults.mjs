import { parseArgs } from 'node:util';
import { runMain, print } from './lib/output.mjs';

const help = `npm run test:faults [-- --kind=unit --only=id,id]

Breaks one promise of the product at a time in a scratch clone of HEAD (.data/faults/clone) and runs the checks that
should notice. First the same checks have to pass on the unbroken sources. A fault counts as caught only if a check
fails for what it asserts, not because it could not run. The exit code is 1 if a fault was not caught.

  --only=a,b      these faults alone, by id
  --kind=a,b      unit (Jest, tests of the scripts, types, lint, generated code), stories, e2e
  --package=a,b   faults in these folders, such as packages/core
  --list          names each fault and its promise, and breaks nothing

The catalogue is in scripts/faults/catalogue. A fault is one exact text of one file and its replacement. The faults of
kind e2e need a production build and a stack each, on the ports of the end-to-end tests (E2E_SITE_PORT and so on).`;

const text = { type: 'string' };
const flag = { type: 'boolean', default: false };
const options = { only: text, kind: text, package: text, list: flag, help: flag };

await runMain(async () => {
  const { values } = parseArgs({ options });
  if (values.help) return print(help);
  const { runFaults } = await import('./faults/runFaults.mjs');
  return runFaults(values);
});
