import type { IncomingMessage, Server } from 'node:http';
import { searchApi } from '@kmx/contract/search';
import { createHttpServer, type Handler } from '../../../toolkit/src/http/createHttpServer';
import { describeWrongKey, isAuthorised } from '../../../toolkit/src/http/isAuthorised';
import { sendJson } from '../../../toolkit/src/http/send';
import { logDenial } from '../../../toolkit/src/logging/logDenial';
import { log } from '../logging/log';
import { searchRecords, suggestRecords } from '../queries/searchRecords';
import type { SearchService } from '../service/SearchService';
import { reasonsForTags } from '../sources/reindexReason';
import { createRoute } from './createRoute';
import { publicationSchema, searchRequestSchema, suggestionsRequestSchema } from './requestSchemas';

interface ServerOptions {
  /** Expected value of `x-service-key`. */
  apiKey: string;
  isBehindTls: boolean;
}

const receivingMilliseconds = 10_000;

const createReadiness =
  (service: SearchService): Handler =>
  async (_request, response) => {
    try {
      await service.query((index) => index.hasIndexed([]));
      sendJson(response, 200, { status: 'ready' });
    } catch {
      sendJson(response, 503, { status: 'not ready', reason: 'The database does not respond.' });
    }
  };

const createPrivateRoutes = (service: SearchService): Readonly<Record<string, Handler>> => ({
  [searchApi.searchPath]: createRoute(searchRequestSchema, (request) =>
    service.query((index) => searchRecords(index, request)),
  ),
  [searchApi.suggestionsPath]: createRoute(suggestionsRequestSchema, (request) =>
    service.query((index) => suggestRecords(index, request)),
  ),
  [searchApi.publicationsPath]: createRoute(
    publicationSchema,
    async ({ tags }) => {
      await service.schedule(reasonsForTags(tags));
      return { tags };
    },
    202,
  ),
});

const logWrongKey = (request: IncomingMessage, { pathname }: URL): void =>
  logDenial(log, {
    kind: 'operation',
    id: `${request.method ?? ''} ${pathname}`,
    reason: describeWrongKey(request),
  });

/** The service over HTTP: /v1/search, /v1/suggestions and /v1/publications for holders of the key, /healthz and /readyz for all. */
export function createSearchServer(service: SearchService, { apiKey, isBehindTls }: ServerOptions): Server {
  const handleReadiness = createReadiness(service);
  const routes = createPrivateRoutes(service);
  const handle: Handler = async (request, response, url) => {
    if (url.pathname === '/healthz') return sendJson(response, 200, { status: 'ok' });
    if (url.pathname === '/readyz') return handleReadiness(request, response, url);
    if (!isAuthorised(request, apiKey)) {
      logWrongKey(request, url);
      const message = 'Show the key of the service in x-service-key.';
      return sendJson(response, 401, { message }, { connection: 'close' });
    }
    const route = Object.hasOwn(routes, url.pathname) ? routes[url.pathname] : undefined;
    if (route) return route(request, response, url);
    sendJson(response, 404, { message: 'There is nothing at this address.' });
  };
  return createHttpServer(handle, { service: 'search', receivingMilliseconds, isBehindTls });
}
