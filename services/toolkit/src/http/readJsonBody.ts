import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { parseJson } from '../parseJson';

export type JsonBodyResult =
  | { ok: true; value: unknown }
  | { ok: false; status: 405 | 413 | 415; message: string };

/** Reads the body as text; null if it is too large, without storing the rest. */
const readBody = async (request: IncomingMessage, maxBytes: number): Promise<string | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(z.instanceof(Uint8Array).parse(chunk));
    size += bytes.byteLength;
    if (size <= maxBytes) chunks.push(bytes);
  }
  return size > maxBytes ? null : Buffer.concat(chunks).toString('utf8');
};

/** Response to a request of more than `maxBytes`. */
export const createTooLarge = (maxBytes: number) =>
  ({ ok: false, status: 413, message: `A request has at most ${maxBytes} bytes.` }) as const;

/** Reads a POST in JSON; the value is undefined if it cannot be parsed. */
export const readJsonBody = async (request: IncomingMessage, maxBytes: number): Promise<JsonBodyResult> => {
  if (request.method !== 'POST') return { ok: false, status: 405, message: 'Ask with POST.' };
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    return { ok: false, status: 415, message: 'Send JSON: content-type application/json.' };
  const body = await readBody(request, maxBytes);
  return body === null ? createTooLarge(maxBytes) : { ok: true, value: parseJson(body) };
};
