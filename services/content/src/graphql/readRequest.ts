import { z } from 'zod';
import { readText } from '../http/readText';
import { isDeeperThan, maxRequestBytes, maxVariableDepth } from './limits';

const bodySchema = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

export interface GraphQLRequest {
  query: string;
  variables: Record<string, unknown> | undefined;
  operationName: string | undefined;
  /** The body as it came, which names the question. */
  text: string;
}

export type ReadResult =
  | { ok: true; value: GraphQLRequest }
  | { ok: false; status: 400 | 413 | 415; message: string };

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads the query of a POST and validates size and shape. Other content types are rejected, because forms of other
 * sites send them.
 */
export const readGraphQLRequest = async (request: Request): Promise<ReadResult> => {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return { ok: false, status: 415, message: 'Send JSON: content-type application/json.' };
  const text = await readText(request, maxRequestBytes);
  if (text === null)
    return { ok: false, status: 413, message: `A request has at most ${maxRequestBytes} bytes.` };
  const parsed = bodySchema.safeParse(parseJson(text));
  if (!parsed.success) return { ok: false, status: 400, message: 'Send {"query": "…", "variables": {…}}.' };
  const { query, variables, operationName } = parsed.data;
  if (isDeeperThan(variables, maxVariableDepth))
    return { ok: false, status: 400, message: `Variables nest at most ${maxVariableDepth} deep.` };
  return {
    ok: true,
    value: { query, variables: variables ?? undefined, operationName: operationName ?? undefined, text },
  };
};
