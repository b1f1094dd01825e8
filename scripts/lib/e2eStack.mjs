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

const names = ['content', 'product', 'site'];

/** What the end-to-end tests run on: other ports and scratch data, so that a running `npm start` is not touched. */
export function e2eEnvironment(source = process.env) {
  const site = source.E2E_SITE_PORT ?? '3100';
  const content = source.E2E_CONTENT_PORT ?? '3101';
  const product = source.E2E_PRODUCT_PORT ?? '3103';
  return {
    SITE_PORT: site,
    CONTENT_PORT: content,
    PRODUCT_PORT: product,
    SITE_URL: `http://localhost:${site}`,
    CONTENT_URL: `http://localhost:${content}`,
    PRODUCT_URL: `http://localhost:${product}`,
    // Between the site and the services, so that tests can make them fail.
    FAULT_URL: `http://localhost:${source.E2E_FAULT_PORT ?? '3102'}`,
    PRODUCT_FAULT_URL: `http://localhost:${source.E2E_PRODUCT_FAULT_PORT ?? '3104'}`,
    DATA_DIR: '.data/e2e/stack',
    CMS_DATA_DIR: inRoot('.data/e2e/stack/content'),
    SEARCH_DATA_DIR: inRoot('.data/e2e/stack/search'),
    SITE_REVALIDATE_URL: `http://localhost:${site}/api/revalidate`,
  };
}

/** Settings of the developer's own stack that scratch data must not meet. */
const foreign = [
  'DATABASE_URL',
  'PRODUCT_DATABASE_URL',
  'SEARCH_DATABASE_URL',
  'PUBLIC_CONTENT_URL',
  'STYLE_GUIDE_URL',
];

/**
 * Builds what is stale, seeds scratch data and starts the services and the site, each behind a proxy that can fail.
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
  services.site.env.PRODUCT_URL = process.env.PRODUCT_FAULT_URL;
  const portOf = (url) => Number(new URL(url).port);
  const faultPort = portOf(process.env.FAULT_URL);
  const productFaultPort = portOf(process.env.PRODUCT_FAULT_URL);
  const faultProxies = [];
  const logDirectory = path.join(settings.dataDirectory, 'logs');
  const stack = createStack({ isQuiet: true, logDirectory, timeout: settings.START_TIMEOUT_SECONDS * 1000 });
  const stop = async () => {
    await stack.stop();
    await Promise.all(faultProxies.map((proxy) => proxy.stop()));
    giveBackLock();
  };
  try {
    await checkPorts([
      ...names.map((name) => ({ ...services[name].port, variable: `E2E_${services[name].port.variable}` })),
      { port: faultPort, purpose: 'the faults of the tests', variable: 'E2E_FAULT_PORT' },
      {
        port: productFaultPort,
        purpose: 'the faults of the product service in tests',
        variable: 'E2E_PRODUCT_FAULT_PORT',
      },
    ]);
    faultProxies.push(
      await startFaultProxy({ port: faultPort, target: settings.CONTENT_URL }),
      await startFaultProxy({ port: productFaultPort, target: settings.PRODUCT_URL }),
    );
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
