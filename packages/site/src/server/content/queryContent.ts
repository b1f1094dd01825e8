import { z } from 'zod';
import { limits, type LanguageCode } from '@kmx/core';

import { env } from '../env';

import { ContentError } from './ContentError';
import { previewHeaders } from './previewHeaders';

/** A generated document: its text, and by its type what it asks for and answers. */
interface TypedDocument<TResult, TVariables> {
  toString(): string;
  __apiType?: (variables: TVariables) => TResult;
}

const envelope = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

const operationName = (text: string) => /(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? 'anonymous';

export interface QueryOptions {
  /** Asks with the key of the preview: drafts, protected files, passwords of pages. Never for what is cached. */
  isPreview?: boolean;
}

async function post(
  operation: string,
  body: string,
  language: LanguageCode,
  { isPreview }: QueryOptions,
): Promise<Response> {
  const address = `${env().CONTENT_URL}/graphql?locale=${language}`;
  try {
    return await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(isPreview ? previewHeaders() : {}),
      },
      body,
      signal: AbortSignal.timeout(limits.serverTimeoutMs),
      // `ContentCache` keeps the answers; Next's own data cache is out of the proxy's reach.
      cache: 'no-store',
    });
  } catch (cause) {
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ContentError(isTimeout ? 'timeout' : 'unreachable', { operation }, { cause });
  }
}

/**
 * Asks the content service one typed question, and checks the answer.
 * @throws ContentError when it is unreachable, slower than 3000 ms, or answers something else than promised.
 */
export async function queryContent<TSchema extends z.ZodType, TVariables>(
  document: TypedDocument<z.input<TSchema>, TVariables>,
  schema: TSchema,
  variables: TVariables,
  language: LanguageCode,
  options: QueryOptions = {},
): Promise<z.output<TSchema>> {
  const query = document.toString();
  const operation = operationName(query);
  const response = await post(operation, JSON.stringify({ query, variables }), language, options);
  if (!response.ok) throw new ContentError('badStatus', { operation, status: response.status });
  const answer = envelope.safeParse(await response.json().catch(() => undefined));
  if (!answer.success) throw new ContentError('badAnswer', { operation, detail: 'not a GraphQL answer' });
  const firstError = answer.data.errors?.[0];
  if (firstError) throw new ContentError('badAnswer', { operation, detail: firstError.message });
  const data = schema.safeParse(answer.data.data);
  if (!data.success) throw new ContentError('badAnswer', { operation, detail: z.prettifyError(data.error) });
  return data.data;
}
