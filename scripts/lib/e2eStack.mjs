import path from 'node:path';
import { readSettings } from './env.mjs';
import { startFaultProxy } from './faultProxy.mjs';
import { takeLock } from './lock.mjs';
import { inRoot } from './paths.mjs';
import { checkPorts } from './preflight.mjs';
import { removeData, stepsToPrepare } from './prepare.mjs';
import { ensureSecrets } from './secrets.mjs';
import { describeServices } from './services.mjs';
import { createStack } from './stack.mjs';

const names = ['content', 'site'];

/** What the end-to-end tests run on: other ports and scratch data, so that a running `npm start` is not touched. */
export function e2eEnvironment(source = process.env) {
  const site = source.E2E_SITE_PORT ?? '3100';
  const content = source.E2E_CONTENT_PORT ?? '3101';
  return {
    SITE_PORT: site,
    CONTENT_PORT: content,
    SITE_URL: `http://localhost:${site}`,
    CONTENT_URL: `http://localhost:${content}`,
    // Between the site and the content service, so that tests can make it fail.
    FAULT_URL: `http://localhost:${source.E2E_FAULT_PORT ?? '3102'}`,
    DATA_DIR: '.data/e2e/stack',
    CMS_DATA_DIR: inRoot('.data/e2e/stack/content'),
    SITE_REVALIDATE_URL: `http://localhost:${site}/api/revalidate`,
  };
}

/** Settings of the developer's own stack that scratch data must not meet. */
const foreign = ['DATABASE_URL', 'PUBLIC_CONTENT_URL', 'STYLE_GUIDE_URL'];

/**
 * Builds what is stale, seeds scratch data and starts the content service and the site.
 * Sets the stack's addresses and keys in this process's environment, where tests find them. Answers `stop`.
 */
export async function startE2eStack({ onStep = () => undefined } = {}) {
  foreign.forEach((name) => delete process.env[name]);
  Object.assign(process.env, e2eEnvironment());
  const settings = readSettings();
  const giveBackLock = takeLock(settings.dataDirectory);
  removeData(settings);
  const secrets = ensureSecrets(settings);
  const services = describeServices(settings, secrets);
  services.site.env.CONTENT_URL = process.env.FAULT_URL;
  const faultPort = Number(new URL(process.env.FAULT_URL).port);
  let faultProxy;
  const logDirectory = path.join(settings.dataDirectory, 'logs');
  const stack = createStack({ isQuiet: true, logDirectory, timeout: settings.START_TIMEOUT_SECONDS * 1000 });
  const stop = async () => {
    await stack.stop();
    await faultProxy?.stop();
    giveBackLock();
  };
  try {
    await checkPorts([
      ...names.map((name) => ({ ...services[name].port, variable: `E2E_${services[name].port.variable}` })),
      { port: faultPort, purpose: 'the faults of the tests', variable: 'E2E_FAULT_PORT' },
    ]);
    faultProxy = await startFaultProxy({ port: faultPort, target: settings.CONTENT_URL });
    const options = { settings, services, isFresh: true, isQuiet: true };
    const steps = await stepsToPrepare(names, options);
    const starts = names.map((name) => ({
      title: `Starting ${services[name].title}`,
      work: () => stack.start(services[name]),
    }));
    for (const { title, work } of [...steps, ...starts]) {
      onStep(title);
      await work();
    }
  } catch (error) {
    await stop();
    throw error;
  }
  Object.assign(process.env, secrets, { BASE_URL: settings.SITE_URL });
  return { stop, settings };
}
