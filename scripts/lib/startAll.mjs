import path from 'node:path';
import { printAddresses } from './addresses.mjs';
import { restartPauses } from './decideRestart.mjs';
import { usesDemo } from './demo.mjs';
import { loadEnvFile, readSettings } from './env.mjs';
import { takeLock } from './lock.mjs';
import { createProgress, print } from './output.mjs';
import { checkPorts } from './preflight.mjs';
import { removeData, stepsToPrepare } from './prepare.mjs';
import { closeAll, onStopSignal } from './processes.mjs';
import { ensureSecrets } from './secrets.mjs';
import { isAnySeeded } from './seed.mjs';
import { describeServices } from './services.mjs';
import { createStack } from './stack.mjs';

/** `npm start`: prepares, starts and supervises the stack. Resolves with the exit code when it has ended. */
export async function startAll(options) {
  loadEnvFile();
  const settings = readSettings();
  const releaseLock = takeLock(settings.dataDirectory);
  let resolveStopped;
  const stopped = new Promise((resolve) => {
    resolveStopped = resolve;
  });
  onStopSignal((signal) => {
    print(`\n${signal === 'SIGINT' ? 'Stopping' : `Stopping after ${signal}`} …`);
    resolveStopped(signal);
  });
  try {
    const running = bringUp(settings, options);
    const ended = await Promise.race([stopped, running.then((stack) => stack.ended)]);
    return ended === 'SIGINT' ? 130 : 143;
  } finally {
    await closeAll();
    releaseLock();
  }
}

async function bringUp(settings, { isFresh, isEmpty, isDevelopment, hasSite, hasStyleGuide }) {
  const names = [
    ...['content', 'product', 'identity', 'customer', 'search'],
    ...(hasSite ? ['site'] : []),
    ...(hasStyleGuide ? ['styleGuide'] : []),
  ];
  if (isFresh) removeData(settings);
  const services = describeServices(settings, ensureSecrets(settings));
  await checkPorts(names.map((name) => services[name].port));
  const hasDemo = usesDemo(settings, { isEmptyRequested: isEmpty, isSeeded: isAnySeeded(settings) });
  const steps = await stepsToPrepare(names, { settings, services, isDevelopment, isFresh, hasDemo });
  const stack = createStack({
    isDevelopment,
    logDirectory: path.join(settings.dataDirectory, 'logs'),
    timeout: settings.START_TIMEOUT_SECONDS * 1000,
    pauses: restartPauses,
  });
  const starts = names.map((name) => ({
    title: `Starting ${services[name].title}`,
    work: () => stack.start(services[name]),
    isVerbose: true,
  }));
  const all = [...steps, ...starts];
  const step = createProgress(all.length);
  for (const { title, work, isVerbose } of all) await step(title, work, { isVerbose });
  await printAddresses(settings, { hasSite, hasStyleGuide, hasDemo });
  return stack;
}
