import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';

const isResponse = (value: unknown): value is ServerResponse => value instanceof ServerResponse;

/**
 * Calls the listener for each request before the framework handles it. Next opens its server itself: Node's own channel is
 * the only way to its requests.
 */
export const onRequest = (listener: (request: IncomingMessage, response: ServerResponse) => void): void =>
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null) return;
    if (!('request' in message && 'response' in message)) return;
    const { request, response } = message;
    if (request instanceof IncomingMessage && isResponse(response)) listener(request, response);
  });
