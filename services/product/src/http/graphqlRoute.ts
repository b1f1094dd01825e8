import {
  createGraphqlHandler,
  describeRejection,
  type LogRejection,
  type GraphqlResponse,
} from '../../../toolkit/src/graphql/createGraphqlHandler';
import type { GraphqlRequest } from '../../../toolkit/src/http/readGraphqlRequest';
import { createServiceLog } from '../../../toolkit/src/logging/createServiceLog';
import { logDenial } from '../../../toolkit/src/logging/logDenial';
import type { ProductDatabase } from '../database/connect';
import { createContext, type ProductContext } from '../graphql/context';
import { limits } from '../graphql/limits';
import { schema } from '../graphql/schema';
import { createResponseCache } from './responseCache';

const log = createServiceLog('product');

/** Equal for requests with the same response. */
const keyOf = ({ query, variables, operationName }: GraphqlRequest): string =>
  JSON.stringify([query, variables, operationName ?? null]);

const logRejection: LogRejection<ProductContext> = (rejection, { operationName = 'graphql' }) =>
  logDenial(log, { kind: 'operation', id: operationName, reason: describeRejection(rejection, limits) });

export interface CachedHandlerOptions {
  /** 0 disables the cache. */
  cacheSeconds: number;
  /** False rejects introspection and removes suggestions from messages. */
  isSchemaPublic: boolean;
}

/** Executes requests with a cache: the data is public and equal for everybody. */
export const createCachedHandler = (
  db: ProductDatabase,
  { cacheSeconds, isSchemaPublic }: CachedHandlerOptions,
) => {
  const handleRequest = createGraphqlHandler<ProductContext>(schema, limits, {
    isSchemaPublic,
    log,
    logRejection,
  });
  const cache = createResponseCache(cacheSeconds);
  return (request: GraphqlRequest): Promise<{ response: GraphqlResponse; isHit: boolean }> =>
    cache.read(keyOf(request), () => handleRequest(request, createContext(db)));
};
