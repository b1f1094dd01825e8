import type { Server } from 'node:http';
import { createHttpServer, type Handler } from '../../../toolkit/src/http/createHttpServer';
import { readQuestion } from '../../../toolkit/src/http/readQuestion';
import { sendJson, sendText } from '../../../toolkit/src/http/send';
import type { ProductDatabase } from '../database/connect';
import { limits } from '../graphql/limits';
import { answerAsset } from './assetRoute';
import { createAssetStore } from './assetStore';
import { createCachedAnswerer, type AnswererOptions } from './graphqlRoute';

const readOptions = { requestBytes: limits.requestBytes, methods: 'GET or POST' } as const;

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

const createGraphqlHandler = (db: ProductDatabase, options: AnswererOptions): Handler => {
  const answerQuestion = createCachedAnswerer(db, options);
  return async (request, response) => {
    const question = await readQuestion(request, readOptions);
    if (!question.ok) return sendJson(response, question.status, { errors: [{ message: question.message }] });
    const { answer, isHit } = await answerQuestion(question.value);
    sendText(response, answer.status, answer.body, { 'x-product-cache': isHit ? 'hit' : 'miss' });
  };
};

/** The service over HTTP: /graphql, /assets/{name}, /healthz and /readyz. */
export const createProductServer = (
  db: ProductDatabase,
  { isBehindTls, ...options }: AnswererOptions & { isBehindTls: boolean },
): Server => {
  const assets = createAssetStore(db);
  const routes: Record<string, Handler> = {
    '/graphql': createGraphqlHandler(db, options),
    '/healthz': answerHealth,
    '/readyz': createReadiness(db),
  };
  const answer: Handler = async (request, response, url) => {
    const handler = Object.hasOwn(routes, url.pathname) ? routes[url.pathname] : undefined;
    if (handler) return handler(request, response, url);
    if (url.pathname.startsWith('/assets/')) return answerAsset(assets, request, response, url);
    sendJson(response, 404, { message: 'There is nothing at this address.' });
  };
  return createHttpServer(answer, { service: 'product', receivingMilliseconds: 10_000, isBehindTls });
};
