import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { EventEmitter } from 'node:events';
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';

const channel = 'http.server.request.start';

const serverOf = (message: unknown) =>
  typeof message === 'object' && message !== null && 'server' in message && message.server instanceof Server
    ? message.server
    : undefined;

function guard(server: EventEmitter): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'TRACE')
      return void response.writeHead(405, { allow: 'GET, HEAD, POST, OPTIONS', connection: 'close' }).end();
    for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
  });
}

/**
 * Responds to TRACE with 405. Next cannot represent the method and fails with 500; it opens its server itself, so that the first
 * request shows which one it is.
 */
export function rejectTrace(): void {
  const onRequest = (message: unknown) => {
    const server = serverOf(message);
    if (!server) return;
    unsubscribe(channel, onRequest);
    guard(server);
  };
  subscribe(channel, onRequest);
}
