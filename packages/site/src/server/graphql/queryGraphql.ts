import { z } from 'zod';
import { limits } from '@kmx/core';

import { log } from '../log';
import { circuitOf, isOpenCircuitError } from './circuits';

/** A generated document: its text, and by its type what it asks for and answers. */
export interface TypedDocument<TResult, TVariables> {
  toString(): string;
  __apiType?: (variables: TVariables) => TResult;
}

/** How a service failed to answer; `refused`: it answers, yet not to what was asked with. */
export type QueryFailureCode = 'unreachable' | 'timeout' | 'badStatus' | 'badAnswer' | 'refused';

/** What is known of a failed question. */
export interface QueryFailureContext {
  operation: string;
  status?: number;
  detail?: string;
}

/** The service that is asked, and the error that tells of it. */
export interface GraphqlService {
  /** The absolute address of its GraphQL endpoint. */
  address: string;
  headers?: Record<string, string>;
  createError: (code: QueryFailureCode, facts: QueryFailureContext, options?: { cause?: unknown }) => Error;
}

const errorSchema = z.object({
  message: z.string(),
  extensions: z.object({ code: z.unknown().optional() }).optional(),
});

const envelope = z.object({
  // Absent where the question itself is refused.
  data: z.unknown().optional(),
  errors: z.array(errorSchema).optional(),
});

/** The code by which our services tell that the asker is at fault, and not they. */
const isAskersFault = (code: unknown) => code === 'BAD_USER_INPUT';

/** A module of a page holds values that do not fit the schema: they are null, and the rest of the response is whole. */
const isUnreadableModule = (code: unknown) => code === 'UNREADABLE_MODULE';

const operationName = (text: string) => /(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? 'anonymous';

async function send(
  operation: string,
  body: string,
  { address, headers, createError }: GraphqlService,
): Promise<Response> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body,
    // Another host would be shown the keys in the headers.
    redirect: 'error',
    signal: AbortSignal.timeout(limits.serverTimeoutMs),
    // No `cache`: Next keeps no POST, which is `ContentCache`'s task, and "no-store" would forbid a kept page to ask at all,
    // such as for what was published since the proxy read it.
  }).catch((cause: unknown) => {
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw createError(isTimeout ? 'timeout' : 'unreachable', { operation }, { cause });
  });
  // A rejected request is no failure of the service.
  if (response.status >= 500) throw createError('badStatus', { operation, status: response.status });
  return response;
}

async function post(operation: string, body: string, service: GraphqlService): Promise<Response> {
  try {
    return await circuitOf(service.address).run(() => send(operation, body, service));
  } catch (cause) {
    if (!isOpenCircuitError(cause)) throw cause;
    throw service.createError('unreachable', { operation, detail: cause.message }, { cause });
  }
}

/**
 * Asks a service one typed question, and checks the answer.
 * @throws the service's own error when it is unreachable, slower than 3000 ms, or answers something else than promised.
 */
export async function queryGraphql<TSchema extends z.ZodType, TVariables>(
  document: TypedDocument<z.input<TSchema>, TVariables>,
  schema: TSchema,
  variables: TVariables,
  service: GraphqlService,
): Promise<z.output<TSchema>> {
  const query = document.toString();
  const operation = operationName(query);
  const fail = (detail: string, code: QueryFailureCode = 'badAnswer') =>
    service.createError(code, { operation, detail });
  const response = await post(operation, JSON.stringify({ query, variables }), service);
  if (!response.ok) throw service.createError('badStatus', { operation, status: response.status });
  const result = envelope.safeParse(await response.json().catch(() => undefined));
  if (!result.success) throw fail('not a GraphQL answer');
  const codeOf = (error: z.output<typeof errorSchema>) => error.extensions?.code;
  const firstError = result.data.errors?.find((error) => !isUnreadableModule(codeOf(error)));
  if (firstError) throw fail(firstError.message, isAskersFault(codeOf(firstError)) ? 'refused' : 'badAnswer');
  for (const { message } of result.data.errors ?? [])
    log('warn', `Module left out: ${message}`, { operation });
  const data = schema.safeParse(result.data.data);
  if (!data.success) throw fail(z.prettifyError(data.error));
  return data.data;
}
