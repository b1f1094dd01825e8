import type { Server } from 'node:http';
import { createHttpServer, type Handler } from '../../../toolkit/src/http/createHttpServer';
import { readGraphqlRequest } from '../../../toolkit/src/http/readGraphqlRequest';
import { sendJson, sendText } from '../../../toolkit/src/http/send';
import type { ProductDatabase } from '../database/connect';
import { limits } from '../graphql/limits';
import { handleAsset } from './assetRoute';
import { createAssetStore } from './assetStore';
import { createCachedHandler, type CachedHandlerOptions } from './graphqlRoute';

const readOptions = { requestBytes: limits.requestBytes, methods: 'GET or POST' } as const;

const handleHealth: Handler = (_request, response) =>
  Promise.resolve(sendJson(response, 200, { status: 'ok' }));

const createReadiness =
  (db: ProductDatabase): Handler =>
  async (_request, response) => {
    try {
      await db.selectFrom('pim_products').select('id').limit(1).execute();
      sendJson(response, 200, { status: 'ready' });
    } catch {
      sendJson(response, 503, { status: 'not ready', reason: 'The database does not answer.' });
    }
  };

const createGraphqlHandler = (db: ProductDatabase, options: CachedHandlerOptions): Handler => {
  const handleRequest = createCachedHandler(db, options);
  return async (request, response) => {
    const graphqlRequest = await readGraphqlRequest(request, readOptions);
    if (!graphqlRequest.ok)
      return sendJson(response, graphqlRequest.status, { errors: [{ message: graphqlRequest.message }] });
    const result = await handleRequest(graphqlRequest.value);
    sendText(response, result.response.status, result.response.body, {
      'x-product-cache': result.isHit ? 'hit' : 'miss',
    });
  };
};

/** HTTP server with /graphql, /assets/{name}, /healthz and /readyz. */
export const createProductServer = (
  db: ProductDatabase,
  { isBehindTls, ...options }: CachedHandlerOptions & { isBehindTls: boolean },
): Server => {
  const assets = createAssetStore(db);
  const routes: Record<string, Handler> = {
    '/graphql': createGraphqlHandler(db, options),
    '/healthz': handleHealth,
    '/readyz': createReadiness(db),
  };
  const handle: Handler = async (request, response, url) => {
    const handler = Object.hasOwn(routes, url.pathname) ? routes[url.pathname] : undefined;
    if (handler) return handler(request, response, url);
    if (url.pathname.startsWith('/assets/')) return handleAsset(assets, request, response, url);
    sendJson(response, 404, { message: 'There is nothing at this address.' });
  };
  return createHttpServer(handle, { service: 'product', receivingMilliseconds: 10_000, isBehindTls });
};
