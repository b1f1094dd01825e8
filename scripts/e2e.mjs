import { runMain, print } from './lib/output.mjs';
import { checkInstalled, checkNode } from './lib/preflight.mjs';

const help = `npm run test:e2e [-- options] [-- files]

Runs the end-to-end tests against one stack, in phases: signing in, editors and customers, the public pages, failures.
A failed test does not keep the tests of later phases from running.

  --project=NAME   run only this project; may be repeated
  --no-deps        do not sign in first
  --list           list the tests
  --help           this text

All other options and files are passed on to "playwright test": -g TITLE, --trace=retain-on-failure, portalUsers.spec.ts.
With BASE_URL the tests visit the site that runs there; without it, a stack is built, seeded and started.`;

/** Starts the stack unless the tests visit a running site. Returns a function that stops it. */
async function startStack() {
  if (process.env.BASE_URL) return () => undefined;
  const { startE2eStack } = await import('./lib/e2eStack.mjs');
  const { loadEnvFile } = await import('./lib/env.mjs');
  loadEnvFile();
  const { stop } = await startE2eStack({ onStep: (title) => print(`${title} …`) });
  return stop;
}

await runMain(async () => {
  checkNode();
  const args = process.argv.slice(2);
  if (args.includes('--help')) return print(help);
  checkInstalled();
  const { planPhases } = await import('./lib/e2ePhases.mjs');
  const { runPhases } = await import('./lib/runPhases.mjs');
  const { closeAll, onStopSignal } = await import('./lib/processes.mjs');
  onStopSignal(async () => {
    await closeAll();
    process.exit(130);
  });
  // Wrong arguments are reported before the stack is started.
  planPhases(args);
  const stop = args.includes('--list') ? () => undefined : await startStack();
  try {
    return (await runPhases(args)).isPassed ? 0 : 1;
  } finally {
    await stop();
  }
});
