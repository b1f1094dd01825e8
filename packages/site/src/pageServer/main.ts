import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import next from 'next';
import sirv from 'sirv';

import { addDefaultPolicies, dataPolicy, drainServer } from '@kmx/server/http';
import { createAssetHeaders } from './assets/assetHeaders';
import { assetsFolder, assetsPrefix } from './assets/assets';
import { rejectAssetMethod } from './assets/rejectAssetMethod';
import { handleByFramework } from './handleByFramework';
import { handlePage } from './handlePage';
import { handlePanels } from './handlePanels';
import { siteHostCookies } from './hostCookies';
import { mayBePage } from './IncomingPage';
import { pageStore } from './loadRendition';
import { setClientAddress } from '@/server/clientAddress';
import { describeStartFailure } from '@/server/describeStartFailure';
import { env } from '@/server/env';
import { log } from '@/server/log';
import { startSiteMetrics } from '@/server/metrics/startSiteMetrics';
import { preserveRequest } from '@/server/nodeServer/originalRequest';
import { processState } from '@/server/processState';
import { commonHeaders } from '@/server/security/commonHeaders';
import { createTransportHeaders } from '@/server/security/transportHeaders';

/**
 * Same as the upload timeout of the customer service. 100 MB then need 0.9 Mbit/s; Node's default is five
 * minutes.
 */
const maxRequestMs = 15 * 60_000;

const isDevelopment = process.env.NODE_ENV !== 'production';
// Set explicitly: otherwise Next.js rewrites redirects to `localhost` to the requested host.
const hostname = '0.0.0.0';

/** Exits with a message for the operator. */
function failToStart(error: unknown): never {
  console.error(describeStartFailure(error));
  process.exit(1);
}

function readPort(): number {
  try {
    return env().PORT;
  } catch (error) {
    return failToStart(error);
  }
}

const port = readPort();
const framework = next({ dev: isDevelopment, turbopack: isDevelopment, hostname, port });
await framework.prepare().catch(failToStart);
const handleOther = handleByFramework(framework.getRequestHandler(), { isDevelopment });
const serveAsset = sirv(assetsFolder, {
  immutable: true,
  maxAge: 365 * 24 * 60 * 60,
  brotli: true,
  gzip: true,
  setHeaders: (response, file) => {
    for (const [name, value] of Object.entries(createAssetHeaders(file))) response.setHeader(name, value);
  },
});

const transportHeaders = Object.entries(createTransportHeaders(env().SITE_URL));
const addHostCookies = siteHostCookies(env().SITE_URL);

// The folder exists only after the first page has been stored.
processState().hasStoredPages = existsSync(env().PAGES_DATA_DIR);

const server = createServer((request, response) => {
  for (const [name, value] of transportHeaders) response.setHeader(name, value);
  preserveRequest(request);
  setClientAddress(request);
  // Documents set their own, but not those of the development server.
  if (!isDevelopment) addDefaultPolicies(response, dataPolicy);
  addHostCookies?.(request, response);
  if (rejectAssetMethod(request, response)) return;
  const { url = '' } = request;
  if (url.startsWith(assetsPrefix)) {
    request.url = url.slice(assetsPrefix.length - 1);
    serveAsset(request, response, () => {
      response.writeHead(404, { ...commonHeaders, 'cache-control': 'no-store' }).end();
    });
    return;
  }
  const respond = async () => {
    if (mayBePage(request) && (await handlePanels(request, response))) return;
    if (mayBePage(request) && (await handlePage(request, response))) return;
    await handleOther(request, response);
  };
  respond().catch((error: unknown) => {
    log('error', 'A request failed.', {}, error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
});
server.requestTimeout = maxRequestMs;
const handleUpgrade = framework.getUpgradeHandler();
server.on('upgrade', (request, socket, head) => void handleUpgrade(request, socket, head));

const stopMetrics = await startSiteMetrics(server, env(), () => pageStore.measure()).catch(failToStart);

async function shutDown(): Promise<void> {
  processState().isStopping = true;
  const cut = await drainServer(server);
  if (cut > 0) log('warn', 'Connections were closed because their responses took too long.', { cut });
  stopMetrics();
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shutDown());

server.once('error', failToStart);
server.listen(port, hostname, () => log('info', 'The site is ready.', { port: String(port) }));
