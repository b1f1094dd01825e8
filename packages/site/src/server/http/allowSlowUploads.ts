import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';

/** As long as the customer service waits for a file; 100 MB then need 0.9 Mbit/s. */
export const longestRequestMs = 15 * 60_000;

const channel = 'http.server.request.start';

const serverOf = (message: unknown) =>
  typeof message === 'object' && message !== null && 'server' in message && message.server instanceof Server
    ? message.server
    : undefined;

/**
 * Node ends every request that is not there after five minutes, where a file of 100 MB over a slow line is half-way. Next
 * opens its server itself and has no setting for it: the first request tells which one it is. Headers keep their own minute.
 */
export function allowSlowUploads(): void {
  const onRequest = (message: unknown) => {
    const server = serverOf(message);
    if (!server) return;
    server.requestTimeout = longestRequestMs;
    unsubscribe(channel, onRequest);
  };
  subscribe(channel, onRequest);
}
