import { LRUCache } from 'lru-cache';
import type { GraphqlResponse } from '../../../toolkit/src/graphql/createGraphqlHandler';

/** Maximum of characters of all cached responses; the whole range in one language has about 4 million. */
const maxCharacters = 64 * 1024 * 1024;

export interface ResponseCache {
  /**
   * Returns the response of `key`, computed once for concurrent requests. Only responses without errors are cached,
   * see {@link isCacheable}.
   */
  read: (
    key: string,
    compute: () => Promise<GraphqlResponse>,
  ) => Promise<{ response: GraphqlResponse; isHit: boolean }>;
  clear: () => void;
}

/** Responses with errors are not cached; GraphQL puts `errors` before `data` or alone. */
export const isCacheable = ({ status, body }: GraphqlResponse): boolean =>
  status === 200 && !body.startsWith('{"errors"');

/** In-memory LRU cache for responses that are equal for everybody; `seconds` 0 disables it. */
export const createResponseCache = (seconds: number): ResponseCache => {
  const responses = new LRUCache<string, GraphqlResponse>({
    maxSize: maxCharacters,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    ttl: Math.max(1, seconds * 1000),
  });
  const pending = new Map<string, Promise<GraphqlResponse>>();
  const computeOnce = (key: string, compute: () => Promise<GraphqlResponse>): Promise<GraphqlResponse> => {
    const computing = compute().finally(() => pending.delete(key));
    pending.set(key, computing);
    return computing;
  };
  return {
    read: async (key, compute) => {
      const known = responses.get(key);
      if (known) return { response: known, isHit: true };
      const running = pending.get(key);
      if (running) return { response: await running, isHit: true };
      const response = await computeOnce(key, compute);
      if (seconds > 0 && isCacheable(response)) responses.set(key, response);
      return { response, isHit: false };
    },
    clear: () => responses.clear(),
  };
};
