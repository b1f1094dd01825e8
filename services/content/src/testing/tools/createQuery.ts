import type { SanitizedConfig } from 'payload';
import { handleGraphQL } from '../../graphql/endpoint';

export interface QueryOptions {
  locale?: string;
  key?: string;
  body?: string;
  type?: string;
  variables?: Record<string, unknown>;
}

/** Creates a function that queries the GraphQL API of the service. */
export const createQuery =
  (config: SanitizedConfig) =>
  async (query: string, { locale, key, body, type, variables }: QueryOptions = {}) => {
    const url = `http://localhost/graphql${locale === undefined ? '' : `?locale=${locale}`}`;
    const headers = new Headers({ 'content-type': type ?? 'application/json' });
    if (key !== undefined) headers.set('authorization', `service-accounts API-Key ${key}`);
    const request = new Request(url, {
      method: 'POST',
      headers,
      body: body ?? JSON.stringify({ query, variables }),
    });
    const response = await handleGraphQL(request, config);
    const result: unknown = await response.json();
    return { status: response.status, cache: response.headers.get('x-content-cache'), body: result };
  };

export type Query = ReturnType<typeof createQuery>;

/** Returns the message of a rejected operation, or "allowed". */
export const messageOf = async (work: () => Promise<unknown>): Promise<string> => {
  try {
    await work();
    return 'allowed';
  } catch (error) {
    return error instanceof Error ? JSON.stringify([error.message, Reflect.get(error, 'data')]) : 'unknown';
  }
};
