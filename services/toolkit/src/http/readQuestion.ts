import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { parseJson } from '../parseJson';

const questionSchema = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** A question in GraphQL. */
export interface Question {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

/** A question, or the HTTP status and the sentence that refuse it. */
export type QuestionRead =
  | { ok: true; value: Question }
  | { ok: false; status: 400 | 405 | 413 | 415; message: string };

interface ReadOptions {
  /** The most bytes of a question. */
  requestBytes: number;
  methods: 'POST' | 'GET or POST';
}

/** The body as text, or null when it is larger than a question may be; the rest of it is not kept. */
const readBody = async (request: IncomingMessage, requestBytes: number): Promise<string | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(z.instanceof(Uint8Array).parse(chunk));
    size += bytes.byteLength;
    if (size <= requestBytes) chunks.push(bytes);
  }
  return size > requestBytes ? null : Buffer.concat(chunks).toString('utf8');
};

const parseQuestion = (value: unknown): QuestionRead => {
  const parsed = questionSchema.safeParse(value);
  if (!parsed.success) return { ok: false, status: 400, message: 'Send {"query": "…", "variables": {…}}.' };
  const { query, variables, operationName } = parsed.data;
  return {
    ok: true,
    value: { query, variables: variables ?? {}, operationName: operationName ?? undefined },
  };
};

const tooLarge = (requestBytes: number): QuestionRead => ({
  ok: false,
  status: 413,
  message: `A request has at most ${requestBytes} bytes.`,
});

const readGet = (address: string, requestBytes: number): QuestionRead => {
  const search = address.slice(address.indexOf('?') + 1);
  if (search.length > requestBytes) return tooLarge(requestBytes);
  const parameters = new URLSearchParams(search);
  const variables = parameters.get('variables');
  return parseQuestion({
    query: parameters.get('query'),
    variables: variables === null ? undefined : parseJson(variables),
    operationName: parameters.get('operationName'),
  });
};

const readPost = async (request: IncomingMessage, requestBytes: number): Promise<QuestionRead> => {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    return { ok: false, status: 415, message: 'Send JSON: content-type application/json.' };
  const body = await readBody(request, requestBytes);
  return body === null ? tooLarge(requestBytes) : parseQuestion(parseJson(body));
};

/** The question of a POST in JSON, or of a GET (`?query=&variables=`) where that is answered; checked for size and shape. */
export const readQuestion = async (
  request: IncomingMessage,
  { requestBytes, methods }: ReadOptions,
): Promise<QuestionRead> => {
  if (request.method === 'POST') return readPost(request, requestBytes);
  if (request.method === 'GET' && methods === 'GET or POST') return readGet(request.url ?? '', requestBytes);
  return { ok: false, status: 405, message: `Ask with ${methods}.` };
};
