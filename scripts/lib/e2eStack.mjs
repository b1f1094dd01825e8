import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readSettings } from './env.mjs';
import { setFault, startFaultProxy } from './faultProxy.mjs';
import { takeLock } from './lock.mjs';
import { Problem } from './output.mjs';
import { inRoot } from './paths.mjs';
import { checkPorts } from './preflight.mjs';
import { removeData, stepsToPrepare } from './prepare.mjs';
import { ensureSecrets } from './secrets.mjs';
import { describeServices } from './services.mjs';
import { createStack } from './stack.mjs';
import { waitForReady } from './waitForReady.mjs';

const names = ['content', 'product', 'identity', 'customer', 'search', 'site'];

/** Environment of the end-to-end tests: other ports and scratch data, so that a running `npm start` is not affected. */
export function e2eEnvironment(source = process.env) {
  const site = source.E2E_SITE_PORT ?? '3100';
  const content = source.E2E_CONTENT_PORT ?? '3101';
  const product = source.E2E_PRODUCT_PORT ?? '3103';
  const customer = source.E2E_CUSTOMER_PORT ?? '3105';
  const identity = source.E2E_IDENTITY_PORT ?? '3107';
  const search = source.E2E_SEARCH_PORT ?? '3109';
  return {
    SITE_PORT: site,
    CONTENT_PORT: content,
    PRODUCT_PORT: product,
    CUSTOMER_PORT: customer,
    IDENTITY_PORT: identity,
    SEARCH_PORT: search,
    SITE_URL: `http://localhost:${site}`,
    CONTENT_URL: `http://localhost:${content}`,
    PRODUCT_URL: `http://localhost:${product}`,
    CUSTOMER_URL: `http://localhost:${customer}`,
    SEARCH_URL: `http://localhost:${search}`,
    // Browsers sign in through the fault proxy, so the issuer is its address.
    IDENTITY_URL: `http://localhost:${source.E2E_IDENTITY_FAULT_PORT ?? '3108'}`,
    // Fault proxies between the site and the services.
    FAULT_URL: `http://localhost:${source.E2E_FAULT_PORT ?? '3102'}`,
    PRODUCT_FAULT_URL: `http://localhost:${source.E2E_PRODUCT_FAULT_PORT ?? '3104'}`,
    CUSTOMER_FAULT_URL: `http://localhost:${source.E2E_CUSTOMER_FAULT_PORT ?? '3106'}`,
    SEARCH_FAULT_URL: `http://localhost:${source.E2E_SEARCH_FAULT_PORT ?? '3110'}`,
    DATA_DIR: '.data/e2e/stack',
    CMS_DATA_DIR: inRoot('.data/e2e/stack/content'),
    SEARCH_DATA_DIR: inRoot('.data/e2e/stack/search'),
    PAGES_DATA_DIR: inRoot('.data/e2e/stack/pages'),
    MAIL_DIR: inRoot('.data/e2e/stack/mail'),
    // Tests use separate client addresses, so that they do not throttle each other.
    TRUST_PROXY: '1',
    SITE_REVALIDATE_URL: `http://localhost:${site}/api/revalidate`,
  };
}

/** Proxies in front of the services, with which tests can make them fail. */
const faultPoints = [
  {
    url: 'FAULT_URL',
    variable: 'E2E_FAULT_PORT',
    target: 'CONTENT_URL',
    purpose: 'the faults of the tests',
  },
  {
    url: 'PRODUCT_FAULT_URL',
    variable: 'E2E_PRODUCT_FAULT_PORT',
    target: 'PRODUCT_URL',
    purpose: 'the faults of the product service in tests',
  },
  {
    url: 'CUSTOMER_FAULT_URL',
    variable: 'E2E_CUSTOMER_FAULT_PORT',
    target: 'CUSTOMER_URL',
    purpose: 'the faults of the customer service in tests',
  },
  {
    url: 'SEARCH_FAULT_URL',
    variable: 'E2E_SEARCH_FAULT_PORT',
    target: 'SEARCH_URL',
    purpose: 'the faults of the search service in tests',
  },
  {
    url: 'IDENTITY_URL',
    variable: 'E2E_IDENTITY_FAULT_PORT',
    port: 'IDENTITY_PORT',
    purpose: 'the faults of the identity provider in tests',
  },
];

/**
 * Restores all services and waits until every program is ready: a test that failed may have left a fault behind. Only a
 * stack of the end-to-end tests has fault proxies; a site that was started otherwise is used as it is.
 */
export async function waitForPrograms({ timeout = 60_000 } = {}) {
  if (!process.env.FAULT_URL) return;
  const proxies = faultPoints.map(({ url }) => process.env[url]);
  for (const proxy of proxies) await setFault(proxy, 'none');
  for (const program of [...proxies, process.env.BASE_URL])
    await waitForReady(`${program}/readyz`, { timeout, name: program });
}

const checkIntervalMs = 200;

/** Waits until everything is indexed: the first tests search, and their publications must not queue behind other jobs. */
async function waitForIndex({ SEARCH_URL, START_TIMEOUT_SECONDS }, { SEARCH_API_KEY }) {
  const request = { siteKey: 'main', language: 'en', country: 'ALL', query: '', offset: 0, limit: 1 };
  const deadline = Date.now() + START_TIMEOUT_SECONDS * 1000;
  while (Date.now() < deadline) {
    const response = await fetch(`${SEARCH_URL}/v1/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-service-key': SEARCH_API_KEY },
      body: JSON.stringify({ ...request, includesProducts: true }),
    });
    if (response.ok && !(await response.json()).isIncomplete) return;
    await pause(checkIntervalMs);
  }
  throw new Problem('The demo content was not indexed in time. See the log of the search service.');
}

/** Settings of the developer's own stack that must not apply to scratch data. */
export const developerSettings = [
  'DATABASE_URL',
  'PRODUCT_DATABASE_URL',
  'CUSTOMER_DATABASE_URL',
  'IDENTITY_DATABASE_URL',
  'SEARCH_DATABASE_URL',
  'SMTP_URL',
  'UPLOAD_STORE',
  'MEDIA_STORE',
  'CLAMD_URL',
  'REDIS_URL',
  'PUBLIC_CONTENT_URL',
  'METRICS_PORT',
  'STYLE_GUIDE_URL',
];

/**
 * Builds what is stale, seeds scratch data, and starts the services and the site, each behind a fault proxy. Sets the
 * addresses and keys of the stack in this process's environment for the tests. Returns `{ stop, settings, restart }`.
 */
export async function startE2eStack({ onStep = () => undefined } = {}) {
  developerSettings.forEach((name) => delete process.env[name]);
  Object.assign(process.env, e2eEnvironment());
  const settings = readSettings();
  const releaseLock = takeLock(settings.dataDirectory);
  removeData(settings);
  const secrets = ensureSecrets(settings);
  const services = describeServices(settings, secrets);
  services.site.env.CONTENT_URL = process.env.FAULT_URL;
  services.site.env.PUBLIC_CONTENT_URL = process.env.CONTENT_URL;
  services.site.env.PRODUCT_URL = process.env.PRODUCT_FAULT_URL;
  services.site.env.CUSTOMER_URL = process.env.CUSTOMER_FAULT_URL;
  services.site.env.SEARCH_URL = process.env.SEARCH_FAULT_URL;
  const portOf = (url) => Number(new URL(url).port);
  const faultProxies = [];
  const logDirectory = path.join(settings.dataDirectory, 'logs');
  const stack = createStack({ isQuiet: true, logDirectory, timeout: settings.START_TIMEOUT_SECONDS * 1000 });
  const stop = async () => {
    await stack.stop();
    await Promise.all(faultProxies.map((proxy) => proxy.stop()));
    releaseLock();
  };
  try {
    await checkPorts([
      ...names.map((name) => ({ ...services[name].port, variable: `E2E_${services[name].port.variable}` })),
      ...faultPoints.map(({ url, variable, purpose }) => ({
        port: portOf(process.env[url]),
        purpose,
        variable,
      })),
    ]);
    for (const { url, target, port } of faultPoints)
      faultProxies.push(
        await startFaultProxy({
          port: portOf(process.env[url]),
          target: target ? settings[target] : `http://localhost:${settings[port]}`,
        }),
      );
    const options = { settings, services, isFresh: true, isQuiet: true, hasDemo: true };
    const steps = await stepsToPrepare(names, options);
    const starts = names.map((name) => ({
      title: `Starting ${services[name].title}`,
      work: () => stack.start(services[name]),
    }));
    const index = { title: 'Indexing', work: () => waitForIndex(settings, secrets) };
    for (const { title, work } of [...steps, ...starts, index]) {
      onStep(title);
      await work();
    }
  } catch (error) {
    await stop();
    throw error;
  }
  Object.assign(process.env, secrets, { BASE_URL: settings.SITE_URL });
  return { stop, settings, restart: (name) => stack.restart(services[name]) };
}
