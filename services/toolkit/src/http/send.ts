import type { ServerResponse } from 'node:http';

const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Sends JSON text with `no-store`. */
export const sendText = (
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, {
    ...common,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
};

/** Sends a value as JSON with `no-store`. */
export const sendJson = (
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void => sendText(response, status, JSON.stringify(value), headers);
