import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { limits } from '../graphql/limits';

const questionSchema = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** A question in GraphQL; `key` is the same for questions that have the same answer. */
export interface Question {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
  key: string;
}

type Read = { ok: true; value: Question } | { ok: false; status: 400 | 405 | 413 | 415; message: string };

/** The body as text, or null when it is larger than a question may be; the rest of it is not kept. */
const readBody = async (request: IncomingMessage): Promise<string | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(z.instanceof(Uint8Array).parse(chunk));
    size += bytes.byteLength;
    if (size <= limits.requestBytes) chunks.push(bytes);
  }
  return size > limits.requestBytes ? null : Buffer.concat(chunks).toString('utf8');
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const parseQuestion = (value: unknown): Read => {
  const parsed = questionSchema.safeParse(value);
  if (!parsed.success) return { ok: false, status: 400, message: 'Send {"query": "…", "variables": {…}}.' };
  const { query, operationName } = parsed.data;
  const variables = parsed.data.variables ?? {};
  const key = JSON.stringify([query, variables, operationName ?? null]);
  return { ok: true, value: { query, variables, operationName: operationName ?? undefined, key } };
};

const tooLarge: Read = {
  ok: false,
  status: 413,
  message: `A request has at most ${limits.requestBytes} bytes.`,
};

const readGet = (url: URL): Read => {
  if (url.search.length > limits.requestBytes) return tooLarge;
  const variables = url.searchParams.get('variables');
  return parseQuestion({
    query: url.searchParams.get('query'),
    variables: variables === null ? undefined : parseJson(variables),
    operationName: url.searchParams.get('operationName'),
  });
};

const readPost = async (request: IncomingMessage): Promise<Read> => {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    return { ok: false, status: 415, message: 'Send JSON: content-type application/json.' };
  const body = await readBody(request);
  return body === null ? tooLarge : parseQuestion(parseJson(body));
};

/** The question of a GET (`?query=&variables=`) or of a POST in JSON, checked for size and shape. */
export const readQuestion = async (request: IncomingMessage, url: URL): Promise<Read> => {
  if (request.method === 'GET') return readGet(url);
  if (request.method === 'POST') return readPost(request);
  return { ok: false, status: 405, message: 'Ask with GET or POST.' };
};
