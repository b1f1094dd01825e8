import { createServer } from 'node:http';
import next from 'next';
import sirv from 'sirv';

import { assetsFolder, assetsPrefix } from './assets';
import { handleByFramework } from './handleByFramework';
import { handlePage } from './handlePage';
import { mayBePage } from './IncomingPage';
import { env } from '@/server/env';
import { describeFailure, log } from '@/server/log';
import { preserveRequest } from '@/server/nodeServer/originalRequest';
import { createTransportHeaders } from '@/server/security/transportHeaders';

/** As long as the customer service waits for a file: 100 MB then need 0.9 Mbit/s, where Node would end it after five minutes. */
const maxRequestMs = 15 * 60_000;

const maxShutdownMs = 10_000;

const isDevelopment = process.env.NODE_ENV !== 'production';
const port = Number(process.env.PORT ?? 3000);
// Named, so that Next does not take every redirect to `localhost` for one to the host that was requested.
const hostname = '0.0.0.0';

env();
const framework = next({ dev: isDevelopment, turbopack: isDevelopment, hostname, port });
await framework.prepare();
const handleOther = handleByFramework(framework.getRequestHandler(), { isDevelopment });
const serveAsset = sirv(assetsFolder, {
  immutable: true,
  maxAge: 365 * 24 * 60 * 60,
  brotli: true,
  gzip: true,
  setHeaders: (response, file) => {
    if (file.includes('speculation-rules-'))
      response.setHeader('content-type', 'application/speculationrules+json');
  },
});

const transportHeaders = Object.entries(createTransportHeaders(env().SITE_URL));

const server = createServer((request, response) => {
  for (const [name, value] of transportHeaders) response.setHeader(name, value);
  preserveRequest(request);
  const { url = '' } = request;
  if (url.startsWith(assetsPrefix)) {
    request.url = url.slice(assetsPrefix.length - 1);
    serveAsset(request, response, () => {
      response.writeHead(404, { 'cache-control': 'no-store' }).end();
    });
    return;
  }
  const respond = async () => {
    if (mayBePage(request) && (await handlePage(request, response))) return;
    await handleOther(request, response);
  };
  respond().catch((error: unknown) => {
    log('error', describeFailure(error));
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
});
server.requestTimeout = maxRequestMs;
const handleUpgrade = framework.getUpgradeHandler();
server.on('upgrade', (request, socket, head) => void handleUpgrade(request, socket, head));

/** Ends when the responses that are under way are sent, or after as long as a balancer usually waits. */
function shutDown(): void {
  server.close(() => process.exit());
  server.closeIdleConnections();
  setTimeout(() => process.exit(), maxShutdownMs).unref();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, shutDown);

server.listen(port, hostname, () => log('info', 'The site is ready.', { port: String(port) }));
