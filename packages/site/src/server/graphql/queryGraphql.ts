import { z } from 'zod';
import { isTimeout } from '@kmx/server/http';

import { fetchWithBody } from '../fetchService';
import { log } from '../log';
import { circuitOf, isOpenCircuitError } from './circuits';

export interface TypedDocument<TResult, TVariables> {
  toString(): string;
  __apiType?: (variables: TVariables) => TResult;
}

/** Failures of a service; `rejected` means that it rejected the input. */
export type QueryFailureCode = 'unreachable' | 'timeout' | 'badStatus' | 'badResponse' | 'rejected';

export interface QueryFailureContext {
  operation: string;
  status?: number;
  detail?: string;
}

/** The queried service and its error class. */
export interface GraphqlService {
  /** Absolute address of the GraphQL endpoint. */
  address: string;
  headers?: Record<string, string>;
  createError: (code: QueryFailureCode, facts: QueryFailureContext, options?: { cause?: unknown }) => Error;
}

const errorSchema = z.object({
  message: z.string(),
  extensions: z.object({ code: z.unknown().optional() }).optional(),
});

const envelope = z.object({
  // Undefined if the query itself was rejected.
  data: z.unknown().optional(),
  errors: z.array(errorSchema).optional(),
});

/** Error code of our services for invalid input. */
const isClientError = (code: unknown) => code === 'BAD_USER_INPUT';

/** Some fields of a module are invalid and null; the rest of the response is valid. */
const isUnreadableModule = (code: unknown) => code === 'UNREADABLE_MODULE';

const operationName = (text: string) => /(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? 'anonymous';

async function send(
  operation: string,
  body: string,
  { address, headers, createError }: GraphqlService,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetchWithBody(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body,
    // A redirect would send the keys in the headers to another host.
    redirect: 'error',
    signal,
    // No `cache` option: Next.js does not cache POST requests, `ContentCache` does. "no-store" would make a
    // page with this request dynamic.
  }).catch((cause: unknown) => {
    throw createError(isTimeout(cause) ? 'timeout' : 'unreachable', { operation }, { cause });
  });
  // A client error is no failure of the service.
  if (response.status >= 500) throw createError('badStatus', { operation, status: response.status });
  return response;
}

async function post(operation: string, body: string, service: GraphqlService): Promise<Response> {
  try {
    return await circuitOf(service.address).run((signal) => send(operation, body, service, signal));
  } catch (cause) {
    if (!isOpenCircuitError(cause)) throw cause;
    throw service.createError('unreachable', { operation, detail: cause.message }, { cause });
  }
}

/**
 * Sends a typed query and validates the response.
 * @throws the service's own error if it is unreachable, slower than 3000 ms, or sends an invalid response.
 */
export async function queryGraphql<TSchema extends z.ZodType, TVariables>(
  document: TypedDocument<z.input<TSchema>, TVariables>,
  schema: TSchema,
  variables: TVariables,
  service: GraphqlService,
): Promise<z.output<TSchema>> {
  const query = document.toString();
  const operation = operationName(query);
  const fail = (detail: string, code: QueryFailureCode = 'badResponse') =>
    service.createError(code, { operation, detail });
  const response = await post(operation, JSON.stringify({ query, variables }), service);
  if (!response.ok) throw service.createError('badStatus', { operation, status: response.status });
  const result = envelope.safeParse(await response.json().catch(() => undefined));
  if (!result.success) throw fail('not a GraphQL response');
  const codeOf = (error: z.output<typeof errorSchema>) => error.extensions?.code;
  const firstError = result.data.errors?.find((error) => !isUnreadableModule(codeOf(error)));
  if (firstError)
    throw fail(firstError.message, isClientError(codeOf(firstError)) ? 'rejected' : 'badResponse');
  for (const { message } of result.data.errors ?? [])
    log('warn', `Module omitted: ${message}`, { operation });
  const data = schema.safeParse(result.data.data);
  if (!data.success) throw fail(z.prettifyError(data.error));
  return data.data;
}
