import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { parseJson } from '../parseJson';
import { createTooLarge, readJsonBody } from './readJsonBody';

const requestSchema = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

export interface GraphqlRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

export type GraphqlRequestResult =
  | { ok: true; value: GraphqlRequest }
  | { ok: false; status: 400 | 405 | 413 | 415; message: string };

interface ReadOptions {
  /** Maximum of bytes. */
  requestBytes: number;
  methods: 'POST' | 'GET or POST';
}

const parseGraphqlRequest = (value: unknown): GraphqlRequestResult => {
  const parsed = requestSchema.safeParse(value);
  if (!parsed.success) return { ok: false, status: 400, message: 'Send {"query": "…", "variables": {…}}.' };
  const { query, variables, operationName } = parsed.data;
  return {
    ok: true,
    value: { query, variables: variables ?? {}, operationName: operationName ?? undefined },
  };
};

const readGet = (address: string, requestBytes: number): GraphqlRequestResult => {
  const search = address.slice(address.indexOf('?') + 1);
  if (search.length > requestBytes) return createTooLarge(requestBytes);
  const parameters = new URLSearchParams(search);
  const variables = parameters.get('variables');
  return parseGraphqlRequest({
    query: parameters.get('query'),
    variables: variables === null ? undefined : parseJson(variables),
    operationName: parameters.get('operationName'),
  });
};

const readPost = async (request: IncomingMessage, requestBytes: number): Promise<GraphqlRequestResult> => {
  const body = await readJsonBody(request, requestBytes);
  return body.ok ? parseGraphqlRequest(body.value) : body;
};

/** Reads a POST in JSON or, where allowed, a GET (`?query=&variables=`); validates size and shape. */
export const readGraphqlRequest = async (
  request: IncomingMessage,
  { requestBytes, methods }: ReadOptions,
): Promise<GraphqlRequestResult> => {
  if (request.method === 'POST') return readPost(request, requestBytes);
  if (request.method === 'GET' && methods === 'GET or POST') return readGet(request.url ?? '', requestBytes);
  return { ok: false, status: 405, message: `Ask with ${methods}.` };
};
