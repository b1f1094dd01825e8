import { z } from 'zod';
import { limits } from '@kmx/core';
import { isTimeout } from '@kmx/server/http';
import { traceHeaders } from '@kmx/server/tracing';
import { ServiceError, type ServiceFailure } from './ServiceError';

/** A generated document; its type carries its variables and result. */
interface TypedDocument<TResult, TVariables> {
  toString(): string;
  __apiType?: (variables: TVariables) => TResult;
}

/** GraphQL endpoint of a service, and its name in errors. */
export interface RemoteService {
  name: string;
  url: string;
}

const envelope = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({ message: z.string(), extensions: z.object({ code: z.unknown() }).partial().optional() }),
    )
    .optional(),
});

/** A module of a page with unreadable values is null; the rest of the response is whole. */
const unreadableModule = 'UNREADABLE_MODULE';

const operationOf = (query: string): string => /query\s+(\w+)/.exec(query)?.[1] ?? 'anonymous';

/**
 * Queries a service and validates the result.
 * @throws ServiceError if it is unreachable, slower than 3000 ms, or responds with something else.
 */
export async function queryService<TSchema extends z.ZodType, TVariables>(
  { name, url }: RemoteService,
  document: TypedDocument<z.input<TSchema>, TVariables>,
  schema: TSchema,
  variables: TVariables,
): Promise<z.output<TSchema>> {
  const query = document.toString();
  const createError = (code: ServiceFailure, detail?: string, cause?: unknown) =>
    new ServiceError(code, { service: name, operation: operationOf(query), detail }, { cause });
  const response = await fetch(url, {
    method: 'POST',
    // Responses that the service has cached may be older than the publication that is indexed.
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'cache-control': 'no-cache',
      ...traceHeaders(),
    },
    body: JSON.stringify({ query, variables }),
    redirect: 'error',
    signal: AbortSignal.timeout(limits.serverTimeoutMs),
  }).catch((cause: unknown) => {
    throw createError(isTimeout(cause) ? 'timeout' : 'unreachable', undefined, cause);
  });
  if (!response.ok) throw createError('badStatus', String(response.status));
  const result = envelope.safeParse(await response.json().catch(() => undefined));
  if (!result.success) throw createError('badResponse', 'no GraphQL response');
  const error = result.data.errors?.find(({ extensions }) => extensions?.code !== unreadableModule);
  if (error) throw createError('badResponse', error.message);
  const data = schema.safeParse(result.data.data);
  if (!data.success) throw createError('badResponse', z.prettifyError(data.error));
  return data.data;
}
