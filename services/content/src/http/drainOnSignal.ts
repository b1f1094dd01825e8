import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import { drainServer } from '@kmx/server/http';
import { log } from '../config/log';

const channel = 'http.server.request.start';

declare global {
  var kmxIsStopping: boolean | undefined;
}

/** True after SIGTERM. Stored globally, because startup and routes are bundled separately. */
export const isStopping = (): boolean => globalThis.kmxIsStopping === true;

/**
 * Drains the server at SIGINT and SIGTERM. Next opens it itself, so that the first request shows which one it is; its own handlers
 * are off (`NEXT_MANUAL_SIG_HANDLE`, next.mjs), since they wait for as long as a busy client keeps its connection.
 */
export const drainOnSignal = (): void => {
  let server: Server | undefined;
  const onRequest = (message: unknown): void => {
    if (typeof message !== 'object' || message === null || !('server' in message)) return;
    if (!(message.server instanceof Server)) return;
    server = message.server;
    unsubscribe(channel, onRequest);
  };
  subscribe(channel, onRequest);
  const stop = async (): Promise<void> => {
    globalThis.kmxIsStopping = true;
    const cut = server ? await drainServer(server) : 0;
    if (cut > 0) log('warn', 'Connections were closed because their responses took too long.', { cut });
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
};
