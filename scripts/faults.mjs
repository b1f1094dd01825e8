import { parseArgs } from 'node:util';
import { runMain, print } from './lib/output.mjs';

const help = `npm run test:faults [-- --kind=unit --only=id,id]

Breaks one guarantee of the product at a time in a scratch clone of HEAD (.data/faults/clone) and runs the checks that
should notice. The same checks must first pass on the unchanged sources. A fault counts as caught only if a check fails
in an assertion, not because it could not run. The exit code is 1 if a fault was not caught.

  --only=a,b      only these faults, by id
  --kind=a,b      unit (unit tests, tests of the scripts, types, lint, generated code), stories, e2e
  --package=a,b   faults in these folders, such as packages/core
  --list          lists each fault and its guarantee without running anything

The catalogue is in scripts/faults/catalogue. A fault is an exact text of a file and its replacement. Faults of the kind
e2e each need a production build and a stack, on the ports of the end-to-end tests (E2E_SITE_PORT and so on).`;

const text = { type: 'string' };
const flag = { type: 'boolean', default: false };
const options = { only: text, kind: text, package: text, list: flag, help: flag };

await runMain(async () => {
  const { values } = parseArgs({ options });
  if (values.help) return print(help);
  const { runFaults } = await import('./faults/runFaults.mjs');
  return runFaults(values);
});
