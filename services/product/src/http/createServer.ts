import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ProductDatabase } from '../database/connect';
import { createProductYoga } from '../graphql/createYoga';
import { answerAsset } from './assetRoute';
import { createAssetStore } from './assetStore';
import { answerQuestion } from './graphqlRoute';
import { readQuestion } from './readQuestion';
import { createResponseCache } from './responseCache';
import { sendJson, sendText } from './send';

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

const answerHealth: Handler = (_request, response) =>
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

const createGraphqlHandler = (db: ProductDatabase, cacheSeconds: number): Handler => {
  const yoga = createProductYoga(db);
  const cache = createResponseCache(cacheSeconds);
  return async (request, response, url) => {
    const question = await readQuestion(request, url);
    if (!question.ok) return sendJson(response, question.status, { errors: [{ message: question.message }] });
    const { answer, isHit } = await answerQuestion(yoga, cache, question.value);
    sendText(response, answer.status, answer.body, { 'x-product-cache': isHit ? 'hit' : 'miss' });
  };
};

/** The service over HTTP: /graphql, /assets/{name}, /healthz and /readyz. */
export const createProductServer = (db: ProductDatabase, options: { cacheSeconds: number }): Server => {
  const assets = createAssetStore(db);
  const routes: Record<string, Handler> = {
    '/graphql': createGraphqlHandler(db, options.cacheSeconds),
    '/healthz': answerHealth,
    '/readyz': createReadiness(db),
  };
  const answer: Handler = async (request, response, url) => {
    const handler = Object.hasOwn(routes, url.pathname) ? routes[url.pathname] : undefined;
    if (handler) return handler(request, response, url);
    if (url.pathname.startsWith('/assets/')) return answerAsset(assets, request, response, url);
    sendJson(response, 404, { message: 'There is nothing at this address.' });
  };
  const server = createServer((request, response) => {
    const url = URL.canParse(request.url ?? '', 'http://product.invalid')
      ? new URL(request.url ?? '', 'http://product.invalid')
      : undefined;
    if (!url) return sendJson(response, 400, { message: 'The address cannot be read.' });
    answer(request, response, url).catch((error: unknown) => {
      console.error('product: a request failed:', error);
      if (response.headersSent) return response.destroy();
      sendJson(response, 500, { errors: [{ message: 'Something went wrong.' }] });
    });
  });
  server.requestTimeout = 10_000;
  // Longer than clients and balancers keep a connection, so that none is closed while a request is on its way.
  server.keepAliveTimeout = 65_000;
  return server;
};
